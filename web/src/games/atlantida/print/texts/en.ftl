### What stands on Atlantida's sheets around the texts of the scenario.

atl-print-title = Atlantida · Sheets
atl-print-game = Atlantida
atl-print-open = Print…
atl-print-aids = Player aids
atl-print-events = Event cards
atl-print-tiles = Tiles of the island
atl-print-aid-city = Buildings and advances
atl-print-aid-island = Sites and statues
atl-print-part-sites = Sites
atl-print-part-buildings = Buildings
atl-print-part-advances = Advances
atl-print-part-statues = Statues
atl-print-part-events = Events
atl-print-free = free
atl-print-stone = { $stone } stone
atl-print-both = { $stone } stone, { $gold } gold
atl-print-knowledge = { $n } knowledge
atl-print-strength = Strength { $n }
atl-print-temple = Only for its occupier
atl-print-gives = 1 for every { $each } people. Held: { $more } more.
atl-print-credits = Icons from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0.
