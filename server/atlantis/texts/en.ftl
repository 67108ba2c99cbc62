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

atlantis-not_yet = This is not in the game yet.
atlantis-alias_used = NEW { $alias } is formed twice in this region; the second one is left out.
atlantis-not_one_leader = Only a unit of one leader learns magic.
atlantis-not_leader = Only leaders teach.
atlantis-own_faction = That is your own faction.
atlantis-to_itself = The unit would give to itself.
atlantis-not_visible = The target is not to be seen here.
atlantis-in_nexus = This cannot be done in the Nexus.
atlantis-at_sea = This cannot be done at sea.
atlantis-no_such_faction = There is no such faction.
atlantis-no_such_object = There is no such structure here.
atlantis-no_such_exit = There is no way out to that side.
atlantis-no_passage = There is no passage here.
atlantis-not_inside = The unit is in no structure.
atlantis-not_owner = The owner of { $object } is another.
atlantis-not_in_there = The target is not in { $object }.
atlantis-not_admitted = The owner of { $object } does not let the unit in.
atlantis-not_enterable = Nobody can enter { $object }.
atlantis-not_nameable = This cannot be changed here.
atlantis-not_destroyable = { $object } cannot be destroyed.
atlantis-structure_too_small = It takes a { $type } or larger to rename { $settlement }.
atlantis-not_friendly = { $who } has not declared you friendly.
atlantis-no_trade_points = Your faction has no points in trade.
atlantis-no_war_points = Your faction has no points in war.
atlantis-trade_quota = Your faction already trades in as many regions as it may.
atlantis-war_quota = Your faction already taxes as many regions as it may.
atlantis-skill_too_low = This needs { $skill } { $level }.
atlantis-skill_not_known = The unit does not know { $skill }.
atlantis-skill_maxed = The unit can learn no more of this.
atlantis-second_skill = Only leaders learn a second skill.
atlantis-needs_first = This needs { $list } first.
atlantis-not_studiable = Nobody can study that.
atlantis-too_many_points = { $points ->
    [one] This is 1 point; your faction has { $most }.
   *[other] These are { $points } points; your faction has { $most }.
  }
atlantis-too_many_mages = { $most ->
    [0] Your faction may have no mage.
    [one] Your faction may have one mage.
   *[other] Your faction may have { $most } mages.
  }
atlantis-too_many_apprentices = { $most ->
    [0] Your faction may have no apprentice.
    [one] Your faction may have one apprentice, and no mage is one.
   *[other] Your faction may have { $most } apprentices, and no mage is one.
  }
atlantis-mage_no_people = A mage takes no people and gives none.
atlantis-leaders_apart = Leaders and others do not mix.
atlantis-two_skills = The people would know two skills.
atlantis-no_material = This needs { $item }.
atlantis-not_enough = The unit has { $has ->
    [0] no { $item }
   *[other] only { $has } { $item }
  }.
atlantis-no_silver = This needs { $silver } silver.
atlantis-no_unclaimed = Unclaimed silver is { $silver }.
atlantis-not_for_sale = Nobody sells { $item } here.
atlantis-not_wanted = Nobody buys { $item } here.
atlantis-not_basic = { $item } cannot be withdrawn.
atlantis-no_demand = Nobody pays for that here.
atlantis-nothing_to_tax = There is nothing to tax here.
atlantis-not_produceable = { $item } cannot be made.
atlantis-not_found_here = { $item } cannot be found here.
atlantis-not_buildable = { $type } cannot be built.
atlantis-finished = { $object } is finished.
atlantis-not_coastal = This is not on a coast.
atlantis-road_exists = A road to that side is there already.
atlantis-too_many_structures = This region has no room for another structure.
atlantis-not_giveable = { $item } cannot be given.
atlantis-no_people_abroad = People go to another faction only as a whole unit.
atlantis-no_people_traded = People are not exchanged.
atlantis-not_answered = { $target } did not offer the matching exchange.
atlantis-given_away_no_give = The unit changed hands this month and gives nothing.
atlantis-cannot_tax = Nobody in the unit is fit to tax.
atlantis-cannot_tax_now = Nobody in the unit is fit to tax now.
atlantis-not_armour = { $item } cannot serve as armour.
atlantis-not_weapon = { $item } cannot serve as weapons.
atlantis-too_many_preferences = A unit prefers four at most.
atlantis-not_studying = { $target } does not study what can be taught.
atlantis-teacher_too_low = { $target } knows as much as its teacher.
atlantis-overloaded = The unit weighs { $weight } and carries { $most }.
atlantis-out_of_points = Its points end before { $step }.
atlantis-into_ocean = The unit cannot cross water.
atlantis-sailed_already = It travelled aboard a ship.
atlantis-not_on_ship = The unit is not aboard a ship.
atlantis-ship_unfinished = The ship needs { $needs } more work.
atlantis-too_few_sailors = { $needs ->
    [one] { $has } of 1 sailor is aboard.
   *[other] { $has } of { $needs } sailors are aboard.
  }
atlantis-ship_overloaded = The ship weighs { $load } and carries { $carries }.
atlantis-not_sea_way = Ships go from sea to sea or coast.
atlantis-wrong_password = The password is wrong.
atlantis-not_known_yet = Your faction has no report on that.
atlantis-too_many = That is more than a unit can hold.
atlantis-no_people_coming = The new unit gets no people and would be dissolved.
atlantis-half_rate = There is no place for a mage here: half the progress.
atlantis-gave_fewer = { $done } of { $wanted }.
atlantis-claimed_fewer = { $done } of { $wanted }.
atlantis-bought_fewer = { $done } of { $wanted } { $item }.
atlantis-sold_fewer = { $done } of { $wanted } { $item }.
atlantis-produced_fewer = { $done } of { $wanted } { $item }.
atlantis-last_people = The unit is left without people.
atlantis-clears_guard = This clears GUARD.
atlantis-diluted = { $pupils ->
    [one] 1 pupil
   *[other] { $pupils } pupils
  } for { $places ->
    [one] 1 place
   *[other] { $places } places
  }.
atlantis-ship_does_not_sail = The owner of the ship gives no course.

atlantis-will_starve = { $unit }: { $heads ->
    [one] 1 person
   *[other] { $heads } people
  } would be unfed at the month's end.
atlantis-no_month_order = { $unit } has nothing to do this month.
atlantis-other_faction = This set is of faction { $other }; you hold { $own }.

atlantis-event-formed = Is formed.
atlantis-event-dissolved = { $heir ->
    [blank] Is dissolved.
   *[other] Is dissolved; what it had goes to { $heir }.
  }
atlantis-event-claimed = Claims { $silver } silver.
atlantis-event-renamed = Takes the name { $new }.
atlantis-event-described = Changes a description.
atlantis-event-faction_changed = Points are War { $war }, Trade { $trade }, Magic { $magic } from now on.
atlantis-event-declared = { $who ->
    [others] Declares all others { $attitude }.
   *[other] Declares { $who } { $attitude }.
  }
atlantis-event-found = { $who } can be reached by a letter.
atlantis-event-left = Leaves { $object }.
atlantis-event-entered = Enters { $object }.
atlantis-event-promoted = Makes { $target } owner.
atlantis-event-evicted = Evicts { $target }.
atlantis-event-destroyed = Destroys { $object }.
atlantis-event-gave = Gives { $item } to { $target }.
atlantis-event-received = { $item ->
    [unit] Comes over from { $from }.
   *[other] Receives { $item } from { $from }.
  }
atlantis-event-discarded = Discards { $item }.
atlantis-event-dismissed = Dismisses { $item }.
atlantis-event-changed_hands = Joins { $who }.
atlantis-event-exchanged = Gives { $item } to { $target } for { $for }.
atlantis-event-taxed = Collects { $silver } silver in taxes.
atlantis-event-sold = Sells { $item } at { $price } silver each: { $silver } silver.
atlantis-event-bought = Buys { $item } at { $price } silver each: { $silver } silver.
atlantis-event-recruited = Recruits { $item } at { $price } silver each: { $silver } silver.
atlantis-event-quit = Ends the faction.
atlantis-event-forgot = Forgets { $skill }.
atlantis-event-withdrew = Withdraws { $item } for { $silver } silver.
atlantis-event-sailed = Sails aboard { $object } from { $from } to { $to }.
atlantis-event-stopped = Stops in { $to }.
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
atlantis-event-was_taught = Is taught { $skill }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } more a head.
atlantis-event-studied = Studies { $skill } for { $silver } silver: { $points ->
    [one] 1 point
   *[other] { $points } points
  } a head.
atlantis-event-level_gained = Reaches { $skill } { $level }.
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
atlantis-event-faction_gone = { $who } is no more.
atlantis-event-inherited = Takes over { $item } of { $from }.
atlantis-event-lost_with_unit = Lost: { $item }.
