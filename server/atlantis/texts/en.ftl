# What reports and answers say to the players of a game by order files.

atlantis-kind-number = a number
atlantis-kind-flag = 1 or 0
atlantis-kind-unit = a unit
atlantis-kind-direction = a direction
atlantis-kind-attitude = an attitude
atlantis-kind-spoils = NONE, WALK, RIDE, FLY or ALL
atlantis-kind-class = a class of items
atlantis-kind-item = an item
atlantis-kind-skill = a skill
atlantis-kind-spell = a spell
atlantis-kind-type = a type of structure
atlantis-kind-text = a text
atlantis-kind-address = an address
atlantis-kind-name = a name
atlantis-kind-password = a password
atlantis-kind-faction = the number of a faction
atlantis-kind-structure = the number of a structure

atlantis-bad-flag = Give 1 or 0, not “{ $text }”.
atlantis-bad-unit = “{ $text }” names no unit.
atlantis-bad-direction = “{ $text }” is no direction.
atlantis-bad-attitude = “{ $text }” is no attitude: they are hostile, unfriendly, neutral, friendly and ally.
atlantis-bad-spoils = “{ $text }” is no kind of spoils: they are none, walk, ride, fly and all.
atlantis-unknown-class = “{ $text }” is no class of items.
atlantis-unknown-item = “{ $text }” is no item that you know.
atlantis-unknown-skill = “{ $text }” is no skill that you know.
atlantis-unknown-type = “{ $text }” is no type of structure that you know.
atlantis-bad-address = “{ $text }” is no address.
atlantis-bad-name = “{ $text }” cannot be a name: it needs a letter, and brackets ( ) may not stand in it.
atlantis-bad-password = A password has 3 to 40 characters without quotes.

atlantis-alias-used = NEW { $alias } is formed twice in this region; the second one is left out.
atlantis-not-one-leader = Only a unit of one leader learns magic.
atlantis-not-leader = Only leaders teach.
atlantis-not-one-man = Only a unit of one person does that.
atlantis-own-faction = That is your own faction.
atlantis-to-itself = The unit would give to itself.
atlantis-not-visible = The target is not to be seen here.
atlantis-in-nexus = This cannot be done in the Nexus.
atlantis-at-sea = This cannot be done at sea.
atlantis-no-such-faction = There is no such faction.
atlantis-no-such-object = There is no such structure here.
atlantis-no-such-exit = There is no way out to that side.
atlantis-no-passage = There is no passage here.
atlantis-not-inside = The unit is in no structure.
atlantis-not-owner = The owner of { $object } is another.
atlantis-not-in-there = The target is not in { $object }.
atlantis-not-admitted = The owner of { $object } does not let the unit in.
atlantis-not-enterable = Nobody can enter { $object }.
atlantis-not-nameable = This cannot be changed here.
atlantis-not-destroyable = { $object } cannot be destroyed.
atlantis-structure-too-small = It takes a { $type } or larger to rename { $settlement }.
atlantis-not-friendly = { $who } has not declared you friendly.
atlantis-no-trade-points = Your faction has no points in trade.
atlantis-no-war-points = Your faction has no points in war.
atlantis-trade-quota = Your faction already trades in as many regions as it may.
atlantis-war-quota = Your faction already taxes as many regions as it may.
atlantis-skill-too-low = This needs { $skill } { $level }.
atlantis-skill-not-known = The unit does not know { $skill }.
atlantis-skill-maxed = The unit can learn no more of this.
atlantis-second-skill = Only leaders learn a second skill.
atlantis-needs-first = This needs { $list } first.
atlantis-not-studiable = Nobody can study that.
atlantis-too-many-points = { $points ->
    [one] This is 1 point; your faction has { $most }.
   *[other] These are { $points } points; your faction has { $most }.
  }
atlantis-too-many-mages = { $most ->
    [0] Your faction may have no mage.
    [one] Your faction may have one mage.
   *[other] Your faction may have { $most } mages.
  }
atlantis-too-many-apprentices = { $most ->
    [0] Your faction may have no apprentice.
    [one] Your faction may have one apprentice, and no mage is one.
   *[other] Your faction may have { $most } apprentices, and no mage is one.
  }
atlantis-mage-no-people = A mage takes no people and gives none.
atlantis-leaders-apart = Leaders and others do not mix.
atlantis-two-skills = The people would know two skills.
atlantis-no-material = This needs { $item }.
atlantis-not-enough = The unit has { $has ->
    [0] no { $item }
   *[other] only { $has } { $item }
  }.
atlantis-no-silver = This needs { $silver } silver.
atlantis-no-unclaimed = Unclaimed silver is { $silver }.
atlantis-not-for-sale = Nobody sells { $item } here.
atlantis-not-wanted = Nobody buys { $item } here.
atlantis-not-basic = { $item } cannot be withdrawn.
atlantis-no-demand = Nobody pays for that here.
atlantis-nothing-to-tax = There is nothing to tax here.
atlantis-not-produceable = { $item } cannot be made.
atlantis-not-found-here = { $item } cannot be found here.
atlantis-not-buildable = { $type } cannot be built.
atlantis-finished = { $object } is finished.
atlantis-not-coastal = This is not on a coast.
atlantis-road-exists = A road to that side is there already.
atlantis-too-many-structures = This region has no room for another structure.
atlantis-not-giveable = { $item } cannot be given.
atlantis-no-people-abroad = People go to another faction only as a whole unit.
atlantis-no-people-traded = People are not exchanged.
atlantis-no-people-stolen = { $item } cannot be stolen.
atlantis-not-answered = { $target } did not offer the matching exchange.
atlantis-given-away-no-give = The unit changed hands this month and gives nothing.
atlantis-cannot-tax = Nobody in the unit is fit to tax.
atlantis-cannot-tax-now = Nobody in the unit is fit to tax now.
atlantis-guarded-by-others = { $guard } is on guard here and prevents it.
atlantis-too-few-to-pillage = This needs { $needs } fit people; your faction has { $has } here.
atlantis-pillaged = The region was pillaged; nothing is left to tax.
atlantis-denied = Entry to { $to } is denied by { $guards }.
atlantis-not-mage = Only a mage does that.
atlantis-spell-unknown = The unit does not know { $skill }.
atlantis-not-castable = CAST does nothing with { $skill }.
atlantis-not-a-combat-spell = { $skill } does nothing in battle.
atlantis-bad-spell-args = It is cast so: { $syntax }
atlantis-out-of-range = The spell does not reach that.
atlantis-too-heavy = This weighs { $weight }; the spell moves { $most }.
atlantis-too-many-heads = { $heads ->
    [one] This is 1 person; the spell hides { $most }.
   *[other] These are { $heads } people; the spell hides { $most }.
  }
atlantis-not-own = This does for own units alone.
atlantis-wrong-land = None of them live in this land.
atlantis-limit-reached = Of { $item } the mage can have { $most } at most.
atlantis-mind-closed = The mind of { $target } is closed.
atlantis-no-gate = This cannot be done without a gate here.
atlantis-gate-exists = There is a gate here already.
atlantis-no-shelter = { $object } is no finished building that shelters people.
atlantis-no-answer = Nobody answers the spell.
atlantis-not-armour = { $item } cannot serve as armour.
atlantis-not-weapon = { $item } cannot serve as weapons.
atlantis-too-many-preferences = A unit prefers four at most.
atlantis-not-studying = { $target } does not study what can be taught.
atlantis-teacher-too-low = { $target } knows as much as its teacher.
atlantis-overloaded = The unit weighs { $weight } and carries { $most }.
atlantis-out-of-points = Its points end before { $step }.
atlantis-into-ocean = The unit cannot cross water.
atlantis-sailed-already = It travelled aboard a ship.
atlantis-not-on-ship = The unit is not aboard a ship.
atlantis-ship-unfinished = The ship needs { $needs } more work.
atlantis-too-few-sailors = { $needs ->
    [one] { $has } of 1 sailor is aboard.
   *[other] { $has } of { $needs } sailors are aboard.
  }
atlantis-ship-overloaded = The ship weighs { $load } and carries { $carries }.
atlantis-not-sea-way = Ships go from sea to sea or coast.
atlantis-wrong-password = The password is wrong.
atlantis-not-known-yet = Your faction has no report on that.
atlantis-too-many = That is more than a unit can hold.
atlantis-no-people-coming = NEW { $alias } gets no people and is dissolved.
atlantis-half-rate = There is no place for a mage here: half the progress.
atlantis-gave-fewer = { $done } of { $wanted } { $item }: the unit has no more.
atlantis-claimed-fewer = { $done } of { $wanted } silver: { $why ->
    [room] the unit can hold no more
   *[unclaimed] no more is unclaimed
  }.
atlantis-bought-fewer = { $done } of { $wanted } { $item }: { $why ->
    [room] the unit can hold no more
    [silver] its silver pays for no more
   *[shared] there are only { $pool } here for all who want them
  }.
atlantis-sold-fewer = { $done } of { $wanted } { $item }: { $why ->
    [room] the unit can hold no more silver
    [goods] the unit has no more
   *[shared] only { $pool } are wanted here of all who sell
  }.
atlantis-produced-fewer = { $done } of { $wanted } { $item }: the land gives only { $pool } to all who work it.
atlantis-last-people = The unit is left without people.
atlantis-clears-guard = This clears GUARD.
atlantis-clears-avoid = This clears AVOID.
atlantis-diluted = { $pupils ->
    [one] 1 pupil
   *[other] { $pupils } pupils
  } for { $places ->
    [one] 1 place
   *[other] { $places } places
  }.
atlantis-ship-does-not-sail = The owner of the ship gives no course.
atlantis-unsure = What comes of this depends on others.
atlantis-by-chance = This succeeds in { $percent } of 100 cases.

atlantis-will-starve = { $unit }: { $heads ->
    [one] 1 person
   *[other] { $heads } people
  } would be unfed at the month's end.
atlantis-no-month-order = { $unit } has nothing to do this month.
atlantis-other-faction = This set is of faction { $other }; you hold { $own }.

atlantis-event-formed = Is formed as NEW { $alias }.
atlantis-event-dissolved = { $heir ->
    [blank] Is dissolved.
   *[other] Is dissolved; what it had goes to { $heir }.
  }
atlantis-event-claimed = Claims { $silver } silver.
atlantis-event-renamed = { $what ->
    [faction] Names the faction { $new }.
    [structure] Names the structure { $new }.
    [settlement] Names the settlement { $new }.
   *[unit] Takes the name { $new }.
  }
atlantis-event-described = Changes a description.
atlantis-event-faction-changed = Points are War { $war }, Trade { $trade }, Magic { $magic } from now on.
atlantis-event-declared = { $who ->
    [others] Declares all others { $attitude }.
   *[other] Declares { $who } { $attitude }.
  }
atlantis-event-found = { $who } can be reached by a letter.
atlantis-event-left = Leaves { $object }.
atlantis-event-entered = Enters { $object }.
atlantis-event-promoted = Makes { $target } owner.
atlantis-event-evicted = Evicts { $target }.
atlantis-event-stole = Steals { $item } from { $target }.
atlantis-event-robbed = Was robbed of { $item }.
atlantis-event-theft-seen = { $who }{ $of ->
    [unknown] { "" }
   *[other] , { $of },
  } is seen stealing from { $target ->
    [unknown] somebody unseen
   *[other] { $target }
  }.
atlantis-event-theft-failed = { $why ->
    [seen] Is seen stealing from { $target } and gets nothing.
   *[nothing] Finds nothing of the kind to steal from { $target }.
  }
atlantis-event-destroyed = Destroys { $object }.
atlantis-event-gave = Gives { $item } to { $target }.
atlantis-event-received = { $item ->
    [unit] Comes over from { $from }.
   *[other] Receives { $item } from { $from }.
  }
atlantis-event-discarded = Discards { $item }.
atlantis-event-dismissed = Dismisses { $item }.
atlantis-event-changed-hands = Joins { $who }.
atlantis-event-exchanged = Gives { $item } to { $target } for { $for }.
atlantis-event-taxed = Collects { $silver } silver in taxes.
atlantis-event-pillaged = Pillages { $silver } silver.
atlantis-event-tax-stopped = Keeps { $who ->
    [unknown] somebody unseen
   *[other] { $who }
  } from taxing.
atlantis-event-spell-ended = The spell { $skill } ends{ $item ->
    [none] { "" }
   *[other] : { $item }
  }.
atlantis-event-cast = Casts { $skill }{ $upon ->
    [blank] { "" }
   *[other] : { $upon }
  }.
atlantis-event-cast-failed = Casts { $skill }, and nothing comes of it.
atlantis-event-summoned = Summons { $item }.
atlantis-event-made = Makes { $item } for { $silver } silver.
atlantis-event-mind-read = Reads the mind of { $target }: { $of }.{ $skills ->
    [blank] { "" }
   *[other] { " " }Knows: { $skills }. Has: { $item }.
  }
atlantis-event-jumped = { $gate ->
    [0] Jumps
   *[other] Jumps through gate { $gate }
  } from { $from } to { $to }{ $other ->
    [0] { "" }
   *[other] , gate { $other }
  }.
atlantis-event-teleported = Goes by magic from { $from } to { $to }.
atlantis-event-broke-free = { $item } are free and wander off.
atlantis-event-forecast = Sees the weather of the months to come: { $months }.
atlantis-event-guard-on = Goes on guard.
atlantis-event-guard-off = Is no longer on guard.
atlantis-event-denied = Denies entry to { $who }{ $of ->
    [unknown] .
   *[other] , { $of }.
  }
atlantis-event-sold = Sells { $item } at { $price } silver each: { $silver } silver.
atlantis-event-bought = Buys { $item } at { $price } silver each: { $silver } silver.
atlantis-event-recruited = Recruits { $item } at { $price } silver each: { $silver } silver.
atlantis-event-quit = Ends the faction.
atlantis-event-forgot = Forgets { $skill }.
atlantis-event-withdrew = Withdraws { $item } for { $silver } silver.
atlantis-event-sailed = Sails aboard { $object } from { $from } to { $to }.
atlantis-event-stopped = Stops in { $to }: { $guards } would deny entry there.
atlantis-event-moved = Moves from { $from } to { $to }.
atlantis-event-drowned = { $heads ->
    [one] Drowns: 1 person.
   *[other] Drowns: { $heads } people.
  }
atlantis-event-built = Works on { $object }: { $done } done, { $needs } to do.
atlantis-event-finished = { $object } is finished.
atlantis-event-produced = Produces { $item }.
atlantis-event-entertained = Earns { $silver } silver by entertaining.
atlantis-event-worked = Earns { $silver } silver by working.
atlantis-event-taught = Teaches { $target } { $skill }.
atlantis-event-was-taught = Is taught { $skill }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } more a head.
atlantis-event-studied = Studies { $skill } for { $silver } silver: { $points ->
    [one] 1 point
   *[other] { $points } points
  } a head.
atlantis-event-level-gained = Reaches { $skill } { $level }.
atlantis-event-practised = Practises { $skill }.
atlantis-event-paid = Pays { $silver } silver for upkeep.
atlantis-event-fed = Eats { $item } of { $from }.
atlantis-event-helped = { $from ->
    [unclaimed] { $silver } unclaimed silver
   *[other] { $silver } silver of { $from }
  } go into upkeep.
atlantis-event-lent = Pays { $silver } silver for the upkeep of { $target }.
atlantis-event-starved = { $unfed ->
    [one] 1 person goes hungry
   *[other] { $unfed } people go hungry
  }, and { $heads ->
    [0] nobody dies
    [one] 1 of them dies
   *[other] { $heads } of them die
  }.
atlantis-event-faction-gone = { $who } is no more.
atlantis-event-inherited = Takes over { $item } of { $from }.
atlantis-event-lost-with-unit = Lost: { $item }.
atlantis-ally = { $faction ->
    [unknown] You have declared its faction an ally; the commander holds back.
   *[other] You have declared { $faction } an ally; the commander holds back.
  }
atlantis-already-fought = { $unit } has fought this month and may not attack again.
atlantis-battle-attackers = Attackers:
atlantis-battle-attacks = { $attacker } attacks { $target } in { $place }!
atlantis-battle-behind = behind
atlantis-battle-casualties = Total Casualties:
atlantis-battle-defenders = Defenders:
atlantis-battle-drawn = Nobody wins.
atlantis-battle-free = { $leader } gets a free round.
atlantis-battle-loses = { $leader } loses { $lost }.
atlantis-battle-lost = { $healed ->
    [0] { $leader } loses { $lost } of { $soldiers }.
   *[other] { $leader } loses { $lost } of { $soldiers }; { $healed } healed.
  }
atlantis-battle-no-spoils = Spoils: none.
atlantis-battle-round = Round { $n }:
atlantis-battle-spell = { $unit } casts { $spell }, level { $level }: { $blows } blows, { $hits } hit, { $killed } killed.
atlantis-battle-spell-met = { $unit } casts { $spell }, level { $level }: a shield of level { $shield } stops it.
atlantis-battle-spoils = Spoils: { $goods }.
atlantis-battle-won = { $leader } wins.
atlantis-cannot-catch = { $unit } rides away from you.
atlantis-event-battle = Fights in { $place } and { $outcome ->
    [won] wins
    [lost] loses
   *[drawn] neither wins nor loses
  }.{ $dead ->
    [blank] {""}
   *[other] {" "}Dead: { $dead }.
  }{ $healed ->
    [0] {""}
   *[other] {" "}Healed: { $healed }.
  }{ $herbs ->
    [blank] {""}
   *[other] {" "}Used for healing: { $herbs }.
  }{ $gone ->
    [blank] {""}
   *[other] {" "}Lost with the dead: { $gone }.
  }{ $found ->
    [blank] {""}
   *[other] {" "}Spoils: { $found }.
  }
atlantis-fought-no-move = { $unit } has fought this month and may not move.

atlantis-about-makes = Makes: { $list }.
atlantis-about-builds = Builds: { $list }.
atlantis-about-fee = A month of study costs { $silver } silver a head.
atlantis-about-needs = Needs { $list } first.
atlantis-about-level = Level { $level }: { $what }
atlantis-about-limits = { $races } reach level { $special }, all others { $other }.
atlantis-about-limit = All reach level { $other }.
atlantis-about-leaders = Leaders reach level { $level } in every skill.
atlantis-about-weight = Weight { $weight }.
atlantis-about-carries = Carries { $list }.
atlantis-about-walking = { $most } walking
atlantis-about-riding = { $most } riding
atlantis-about-flying = { $most } flying
atlantis-about-swimming = { $most } swimming
atlantis-about-learns-all = Learns every skill to level { $other }.
atlantis-about-learns = Learns { $list } to level { $special }, all else to { $other }.
atlantis-about-upkeep = Upkeep { $silver } silver a month.
atlantis-about-made = Made with { $skill } { $level } from { $from } in { $months ->
    [one] 1 man-month
   *[other] { $months } man-months
  }.
atlantis-about-land = the land
atlantis-about-tool = { $item } help by { $more }.
atlantis-about-withdraw = WITHDRAW gives it for { $silver } silver.
atlantis-about-work = Work { $work } with as much { $list }.
atlantis-about-or = { $before } or { $next }
atlantis-about-skill = Needs { $skill } { $level }.
atlantis-about-size = Shelters { $size }.
atlantis-about-mages = Places for { $mages ->
    [one] 1 mage
   *[other] { $mages } mages
  }.
atlantis-about-ship = Carries { $carries }, needs { $sailors } sailors.
atlantis-about-raises = Raises { $item } of the region.
atlantis-about-cost = { $cost ->
    [one] Takes 1 point to enter.
   *[other] Takes { $cost } points to enter.
  }
atlantis-about-closed = Nobody walks into it.
atlantis-about-gives = Gives { $list }.
atlantis-about-lives = At home there: { $list }.
atlantis-about-comma = { $before }, { $next }
atlantis-about-and = { $before } and { $next }

atlantis-rules-orders = Orders
atlantis-rules-races = Races
atlantis-rules-items = Items
atlantis-rules-skills = Skills
atlantis-rules-structures = Structures
atlantis-rules-terrains = Terrains
atlantis-rules-month = Takes the month.
atlantis-rules-first = A set of orders: a line #ATLANTIS with number and password of the faction, for each unit a line UNIT with its number and below it a line for each order, and #END. Each unit does one thing that takes the month, and as many others as you like.
atlantis-rules-signs = In the forms words in capitals are written as they stand; of those in ( | ) one is taken; what is in [ ] may be left out; what is in { "{" } { "}" } may stand again and again. The others are:
atlantis-rules-learned = What is not here your faction learns as it goes.
atlantis-rules-subjects = Ask for one of these, or for anything by its name or tag: { $list }.

atlantis-order-address = Reports go to this address from this turn's on.
atlantis-order-advance = As MOVE, but attacks who denies entry.
atlantis-order-armor = Armour in the order in which it is chosen; alone: the usual one.
atlantis-order-assassinate = Tries to kill one person of a unit.
atlantis-order-attack = Starts a battle against these units and their side.
atlantis-order-autotax = 1: TAX every month without an order; 0: no longer.
atlantis-order-avoid = 1: stays out of fights that are not its own; 0: no longer.
atlantis-order-behind = 1: fights in the rear; 0: in front.
atlantis-order-build = Works on the structure inside which the unit is, on a new one, or on another unit's.
atlantis-order-buy = Buys goods or recruits people of the region.
atlantis-order-cast = Casts one spell this month.
atlantis-order-claim = Takes unclaimed silver of the faction.
atlantis-order-combat = The spell that is cast in every battle; alone: none.
atlantis-order-consume = Eats its own food first, or its faction's here; alone: pays silver first.
atlantis-order-declare = What you feel towards a faction, or with DEFAULT towards all others; without an attitude it is taken back.
atlantis-order-describe = Describes the unit, or the structure that it owns; without a text the old one goes.
atlantis-order-destroy = Tears down the structure that the unit owns.
atlantis-order-enter = Goes into a structure.
atlantis-order-entertain = Earns 20 silver a head and level, as far as the region pays.
atlantis-order-evict = Puts units out of the structure that the unit owns.
atlantis-order-exchange = Swaps goods with a unit that offers just that: give so many of the first for so many of the second.
atlantis-order-faction = Spends the faction's points; an area that is not named gets none.
atlantis-order-find = Asks for the address of a faction.
atlantis-order-forget = Loses all points of a skill.
atlantis-order-form = Forms a new unit; the lines up to END are its orders. Give it people, or let it buy some.
atlantis-order-give = Gives goods, people or the whole unit to another; to 0: away with them.
atlantis-order-giveunit = Gives the whole unit to the faction of another.
atlantis-order-guard = 1: on guard; 0: no longer.
atlantis-order-hold = 1: never joins battles in other regions; 0: does.
atlantis-order-leave = Goes out of the structure.
atlantis-order-move = Goes step by step; a number goes into a structure, IN through a passage.
atlantis-order-name = A new name for unit, faction, structure or settlement.
atlantis-order-noaid = 1: wants no help from other regions; 0: does.
atlantis-order-nocross = 1: never steps over water; 0: does.
atlantis-order-option = What reports are like: with the Times or not, the form of the template, the language.
atlantis-order-password = A new password from the next turn on; alone: none.
atlantis-order-pillage = Takes twice the tax by force; the region suffers.
atlantis-order-produce = Makes as much of an item as work, material and land allow.
atlantis-order-promote = Makes another unit inside the owner.
atlantis-order-quit = Ends the faction; it needs the password, or without one the faction's number.
atlantis-order-restart = As QUIT, and begins another faction.
atlantis-order-reveal = UNIT: is seen by all; FACTION: is known too; alone: neither.
atlantis-order-sail = The course of a ship by its owner; alone: helps to sail.
atlantis-order-sell = Sells goods to the settlement.
atlantis-order-show = Repeats a report on a skill, an item or a type of structure.
atlantis-order-spoils = Which loot of a battle the unit picks up.
atlantis-order-steal = Tries to take silver or one thing.
atlantis-order-study = Learns a skill for a month, for its fee.
atlantis-order-tax = Collects taxes: so much for each head that is fit for it.
atlantis-order-teach = Pupils learn up to twice as fast.
atlantis-order-turn = The lines up to ENDTURN are orders of a later month.
atlantis-order-unit = The orders below are this unit's.
atlantis-order-weapon = Weapons in the order in which they are chosen; alone: the usual ones.
atlantis-order-withdraw = Basic goods for unclaimed silver.
atlantis-order-work = Earns the region's wage for each head.
atlantis-event-retreated = Retreats to { $to }.
atlantis-given-away-no-advance = It changed hands this month and may not advance.
atlantis-event-murder-done = Kills one of { $target }.{ $found ->
    [blank] {""}
   *[other] {" "}Takes { $found }.
  }
atlantis-event-murder-failed = Wants to kill one of { $target }, but { $why ->
    [nobody] finds no people there
    [seen] is seen
    [died] dies by the hand of the victim
   *[fled] has to flee
  }.
atlantis-event-murder-seen = { $who }{ $of ->
    [unknown] {""}
   *[other] {" "}of { $of }
  } wanted to kill one of the unit{ $outcome ->
    [seen] {" "}and was seen in time.
    [fled] {" "}and fled.
   *[died] {" "}and was killed.
  }{ $found ->
    [blank] {""}
   *[other] {" "}Taken from the dead: { $found }.
  }
atlantis-event-murdered = { $dead } of the unit was murdered.{ $gone ->
    [blank] {""}
   *[other] {" "}Gone: { $gone }.
  }
atlantis-peace-city = There is peace in this city: nobody fights here.
atlantis-odds-attackers = The attackers lose { $dead } of { $soldiers } on average.
atlantis-odds-defenders = The defenders lose { $dead } of { $soldiers } on average.
atlantis-odds-drawn = Nobody wins: { $share } % (± { $within }).
atlantis-odds-fought = Fought { $battles } times, with what your report tells:
atlantis-odds-lost = The defenders win: { $share } % (± { $within }).
atlantis-odds-no-unit = Your report shows no unit { $unit }.
atlantis-odds-nobody = A battle needs somebody on both sides.
atlantis-odds-won = The attackers win: { $share } % (± { $within }).
