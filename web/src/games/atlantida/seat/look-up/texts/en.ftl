### What a seat looks up below its question.

atl-host = You host this table
atl-host-says = Control’s buttons are yours: who begins hosts; if they leave, the next seat does. Taking back and correcting stay with everybody.
atl-hosts = { $who } hosts this table.
atl-take-host = Host the table
atl-take-host-says = The host is away and you are next. Control’s buttons become yours.
atl-pause-says = At once, with your name. All clocks stand.
atl-ask-steward = Let the steward play: { $who }
atl-ask-steward-says = All others must agree. It ends when somebody is back.
atl-ask-back = Ask to go back
atl-ask-back-says = All others must agree. One no ends it.
atl-rings = Ring when I am attacked
atl-speaks = Speak my secrets (headphones)
atl-knowledge = { $n } knowledge
atl-mine-gist = { $people ->
    [one] 1 person
   *[other] { $people } people
  }, { $saved } saved
atl-plan = Plan my city
atl-plan-gist = a private copy
atl-plan-says = A plan, for you alone. It is sent nowhere, and no rule is checked.
atl-plan-clear = Clear
atl-everybody = Everybody’s figures
atl-island = The island
atl-track = The thirteen turns
atl-track-nothing = nothing
atl-track-stopped = Zeus stopped it.
atl-track-spared = Spared: { $who }
atl-cards = Cards
atl-cards-gist = buildings, advances, sites
atl-cards-buildings = Buildings
atl-cards-statues = Statues
atl-cards-sites = Sites
# $steps: their names, as a list.
atl-passed = Nothing to choose: { $steps }
