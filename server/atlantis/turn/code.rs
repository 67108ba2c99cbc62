//! Codes of what goes wrong (O-60) and kinds of what happens. Each has its sentence in the catalogue.

use orders::Code;

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name for programs.
    pub name: &'static str,
    /// Its sentence.
    pub say: &'static str,
}

macro_rules! codes {
    ($($level:ident { $($name:ident $word:literal $say:literal),* $(,)? })*) => {
        $($(
            #[doc = concat!("`", $word, "`.")]
            pub(crate) const $name: Code = Code::$level($word, $say);
        )*)*
        /// All codes of the game, beside those of reading.
        pub const CODES: &[Code] = &[$($($name),*),*];
    };
}

macro_rules! kinds {
    ($($name:ident $word:literal $say:literal),* $(,)?) => {
        $(
            #[doc = concat!("`", $word, "`.")]
            pub(crate) const $name: Kind = Kind { name: $word, say: $say };
        )*
        /// All kinds of events.
        pub const KINDS: &[Kind] = &[$($name),*];
    };
}

/// The order belongs to what is not in the game yet.
pub const NOT_YET: Code = Code::error("not_yet", "atlantis-not-yet");

codes! {
    error {
        NOT_ONE_LEADER "not_one_leader" "atlantis-not-one-leader",
        NOT_LEADER "not_leader" "atlantis-not-leader",
        ALLY "ally" "atlantis-ally",
        CANNOT_CATCH "cannot_catch" "atlantis-cannot-catch",
        ALREADY_FOUGHT "already_fought" "atlantis-already-fought",
        FOUGHT_NO_MOVE "fought_no_move" "atlantis-fought-no-move",
        NOT_ONE_MAN "not_one_man" "atlantis-not-one-man",
        OWN_FACTION "own_faction" "atlantis-own-faction",
        TO_ITSELF "to_itself" "atlantis-to-itself",
        NOT_VISIBLE "not_visible" "atlantis-not-visible",
        IN_NEXUS "in_nexus" "atlantis-in-nexus",
        AT_SEA "at_sea" "atlantis-at-sea",
        NO_SUCH_FACTION "no_such_faction" "atlantis-no-such-faction",
        NO_SUCH_OBJECT "no_such_object" "atlantis-no-such-object",
        NO_SUCH_EXIT "no_such_exit" "atlantis-no-such-exit",
        NO_PASSAGE "no_passage" "atlantis-no-passage",
        NOT_INSIDE "not_inside" "atlantis-not-inside",
        NOT_OWNER "not_owner" "atlantis-not-owner",
        NOT_IN_THERE "not_in_there" "atlantis-not-in-there",
        NOT_ADMITTED "not_admitted" "atlantis-not-admitted",
        NOT_ENTERABLE "not_enterable" "atlantis-not-enterable",
        NOT_NAMEABLE "not_nameable" "atlantis-not-nameable",
        NOT_DESTROYABLE "not_destroyable" "atlantis-not-destroyable",
        STRUCTURE_TOO_SMALL "structure_too_small" "atlantis-structure-too-small",
        NOT_FRIENDLY "not_friendly" "atlantis-not-friendly",
        NO_TRADE_POINTS "no_trade_points" "atlantis-no-trade-points",
        NO_WAR_POINTS "no_war_points" "atlantis-no-war-points",
        TRADE_QUOTA "trade_quota" "atlantis-trade-quota",
        WAR_QUOTA "war_quota" "atlantis-war-quota",
        SKILL_TOO_LOW "skill_too_low" "atlantis-skill-too-low",
        SKILL_NOT_KNOWN "skill_not_known" "atlantis-skill-not-known",
        SKILL_MAXED "skill_maxed" "atlantis-skill-maxed",
        SECOND_SKILL "second_skill" "atlantis-second-skill",
        NEEDS_FIRST "needs_first" "atlantis-needs-first",
        NOT_STUDIABLE "not_studiable" "atlantis-not-studiable",
        TOO_MANY_POINTS "too_many_points" "atlantis-too-many-points",
        TOO_MANY_MAGES "too_many_mages" "atlantis-too-many-mages",
        TOO_MANY_APPRENTICES "too_many_apprentices" "atlantis-too-many-apprentices",
        MAGE_NO_PEOPLE "mage_no_people" "atlantis-mage-no-people",
        LEADERS_APART "leaders_apart" "atlantis-leaders-apart",
        TWO_SKILLS "two_skills" "atlantis-two-skills",
        NO_MATERIAL "no_material" "atlantis-no-material",
        NOT_ENOUGH "not_enough" "atlantis-not-enough",
        NO_SILVER "no_silver" "atlantis-no-silver",
        NO_UNCLAIMED "no_unclaimed" "atlantis-no-unclaimed",
        NOT_FOR_SALE "not_for_sale" "atlantis-not-for-sale",
        NOT_WANTED "not_wanted" "atlantis-not-wanted",
        NOT_BASIC "not_basic" "atlantis-not-basic",
        NO_DEMAND "no_demand" "atlantis-no-demand",
        NOTHING_TO_TAX "nothing_to_tax" "atlantis-nothing-to-tax",
        NOT_PRODUCEABLE "not_produceable" "atlantis-not-produceable",
        NOT_FOUND_HERE "not_found_here" "atlantis-not-found-here",
        NOT_BUILDABLE "not_buildable" "atlantis-not-buildable",
        FINISHED "finished" "atlantis-finished",
        NOT_COASTAL "not_coastal" "atlantis-not-coastal",
        ROAD_EXISTS "road_exists" "atlantis-road-exists",
        TOO_MANY_STRUCTURES "too_many_structures" "atlantis-too-many-structures",
        NOT_GIVEABLE "not_giveable" "atlantis-not-giveable",
        NO_PEOPLE_ABROAD "no_people_abroad" "atlantis-no-people-abroad",
        NO_PEOPLE_STOLEN "no_people_stolen" "atlantis-no-people-stolen",
        NO_PEOPLE_TRADED "no_people_traded" "atlantis-no-people-traded",
        NOT_ANSWERED "not_answered" "atlantis-not-answered",
        GIVEN_AWAY_NO_GIVE "given_away_no_give" "atlantis-given-away-no-give",
        CANNOT_TAX "cannot_tax" "atlantis-cannot-tax",
        GUARDED_BY_OTHERS "guarded_by_others" "atlantis-guarded-by-others",
        TOO_FEW_TO_PILLAGE "too_few_to_pillage" "atlantis-too-few-to-pillage",
        DENIED "denied" "atlantis-denied",
        NOT_MAGE "not_mage" "atlantis-not-mage",
        SPELL_UNKNOWN "spell_unknown" "atlantis-spell-unknown",
        NOT_CASTABLE "not_castable" "atlantis-not-castable",
        NOT_A_COMBAT_SPELL "not_a_combat_spell" "atlantis-not-a-combat-spell",
        BAD_SPELL_ARGS "bad_spell_args" "atlantis-bad-spell-args",
        OUT_OF_RANGE "out_of_range" "atlantis-out-of-range",
        TOO_HEAVY "too_heavy" "atlantis-too-heavy",
        TOO_MANY_HEADS "too_many_heads" "atlantis-too-many-heads",
        NOT_OWN "not_own" "atlantis-not-own",
        WRONG_LAND "wrong_land" "atlantis-wrong-land",
        LIMIT_REACHED "limit_reached" "atlantis-limit-reached",
        MIND_CLOSED "mind_closed" "atlantis-mind-closed",
        NO_GATE "no_gate" "atlantis-no-gate",
        GATE_EXISTS "gate_exists" "atlantis-gate-exists",
        NO_SHELTER "no_shelter" "atlantis-no-shelter",
        NO_ANSWER "no_answer" "atlantis-no-answer",
        NOT_ARMOUR "not_armour" "atlantis-not-armour",
        NOT_WEAPON "not_weapon" "atlantis-not-weapon",
        TOO_MANY_PREFERENCES "too_many_preferences" "atlantis-too-many-preferences",
        NOT_STUDYING "not_studying" "atlantis-not-studying",
        TEACHER_TOO_LOW "teacher_too_low" "atlantis-teacher-too-low",
        OVERLOADED "overloaded" "atlantis-overloaded",
        OUT_OF_POINTS "out_of_points" "atlantis-out-of-points",
        INTO_OCEAN "into_ocean" "atlantis-into-ocean",
        SAILED_ALREADY "sailed_already" "atlantis-sailed-already",
        NOT_ON_SHIP "not_on_ship" "atlantis-not-on-ship",
        SHIP_UNFINISHED "ship_unfinished" "atlantis-ship-unfinished",
        TOO_FEW_SAILORS "too_few_sailors" "atlantis-too-few-sailors",
        SHIP_OVERLOADED "ship_overloaded" "atlantis-ship-overloaded",
        NOT_SEA_WAY "not_sea_way" "atlantis-not-sea-way",
        WRONG_PASSWORD "wrong_password" "atlantis-wrong-password",
        NOT_KNOWN_YET "not_known_yet" "atlantis-not-known-yet",
        TOO_MANY "too_many" "atlantis-too-many",
        ALIAS_USED "alias_used" "atlantis-alias-used",
    }
    warning {
        NO_PEOPLE_COMING "no_people_coming" "atlantis-no-people-coming",
        HALF_RATE "half_rate" "atlantis-half-rate",
        GAVE_FEWER "gave_fewer" "atlantis-gave-fewer",
        CLAIMED_FEWER "claimed_fewer" "atlantis-claimed-fewer",
        BOUGHT_FEWER "bought_fewer" "atlantis-bought-fewer",
        SOLD_FEWER "sold_fewer" "atlantis-sold-fewer",
        PRODUCED_FEWER "produced_fewer" "atlantis-produced-fewer",
        LAST_PEOPLE "last_people" "atlantis-last-people",
        CLEARS_GUARD "clears_guard" "atlantis-clears-guard",
        CLEARS_AVOID "clears_avoid" "atlantis-clears-avoid",
        WAS_PILLAGED "pillaged" "atlantis-pillaged",
        DILUTED "diluted" "atlantis-diluted",
        SHIP_DOES_NOT_SAIL "ship_does_not_sail" "atlantis-ship-does-not-sail",
        CANNOT_TAX_NOW "cannot_tax_now" "atlantis-cannot-tax-now",
    }
    notice {
        UNSURE "unsure" "atlantis-unsure",
        BY_CHANCE "by_chance" "atlantis-by-chance",
    }
}

kinds! {
    FORMED "formed" "atlantis-event-formed",
    DISSOLVED "dissolved" "atlantis-event-dissolved",
    CLAIMED "claimed" "atlantis-event-claimed",
    RENAMED "renamed" "atlantis-event-renamed",
    DESCRIBED "described" "atlantis-event-described",
    FACTION_CHANGED "faction_changed" "atlantis-event-faction-changed",
    DECLARED "declared" "atlantis-event-declared",
    FOUND "found" "atlantis-event-found",
    LEFT "left" "atlantis-event-left",
    ENTERED "entered" "atlantis-event-entered",
    PROMOTED "promoted" "atlantis-event-promoted",
    EVICTED "evicted" "atlantis-event-evicted",
    BATTLE "battle" "atlantis-event-battle",
    STOLE "stole" "atlantis-event-stole",
    ROBBED "robbed" "atlantis-event-robbed",
    THEFT_SEEN "theft_seen" "atlantis-event-theft-seen",
    THEFT_FAILED "theft_failed" "atlantis-event-theft-failed",
    DESTROYED "destroyed" "atlantis-event-destroyed",
    GAVE "gave" "atlantis-event-gave",
    RECEIVED "received" "atlantis-event-received",
    DISCARDED "discarded" "atlantis-event-discarded",
    DISMISSED "dismissed" "atlantis-event-dismissed",
    CHANGED_HANDS "changed_hands" "atlantis-event-changed-hands",
    EXCHANGED "exchanged" "atlantis-event-exchanged",
    PILLAGED "pillaged" "atlantis-event-pillaged",
    TAXED "taxed" "atlantis-event-taxed",
    TAX_STOPPED "tax_stopped" "atlantis-event-tax-stopped",
    SPELL_ENDED "spell_ended" "atlantis-event-spell-ended",
    CAST "cast" "atlantis-event-cast",
    CAST_FAILED "cast_failed" "atlantis-event-cast-failed",
    SUMMONED "summoned" "atlantis-event-summoned",
    MADE "made" "atlantis-event-made",
    MIND_READ "mind_read" "atlantis-event-mind-read",
    JUMPED "jumped" "atlantis-event-jumped",
    TELEPORTED "teleported" "atlantis-event-teleported",
    BROKE_FREE "broke_free" "atlantis-event-broke-free",
    FORECAST "forecast" "atlantis-event-forecast",
    GUARD_ON "guard_on" "atlantis-event-guard-on",
    GUARD_OFF "guard_off" "atlantis-event-guard-off",
    DENIED_ENTRY "denied" "atlantis-event-denied",
    SOLD "sold" "atlantis-event-sold",
    BOUGHT "bought" "atlantis-event-bought",
    RECRUITED "recruited" "atlantis-event-recruited",
    QUIT "quit" "atlantis-event-quit",
    FORGOT "forgot" "atlantis-event-forgot",
    WITHDREW "withdrew" "atlantis-event-withdrew",
    SAILED "sailed" "atlantis-event-sailed",
    STOPPED "stopped" "atlantis-event-stopped",
    MOVED "moved" "atlantis-event-moved",
    DROWNED "drowned" "atlantis-event-drowned",
    BUILT "built" "atlantis-event-built",
    BUILT_ON "finished" "atlantis-event-finished",
    PRODUCED "produced" "atlantis-event-produced",
    ENTERTAINED "entertained" "atlantis-event-entertained",
    WORKED "worked" "atlantis-event-worked",
    TAUGHT "taught" "atlantis-event-taught",
    WAS_TAUGHT "was_taught" "atlantis-event-was-taught",
    STUDIED "studied" "atlantis-event-studied",
    LEVEL_GAINED "level_gained" "atlantis-event-level-gained",
    PRACTISED "practised" "atlantis-event-practised",
    PAID "paid" "atlantis-event-paid",
    FED "fed" "atlantis-event-fed",
    HELPED "helped" "atlantis-event-helped",
    LENT "lent" "atlantis-event-lent",
    STARVED "starved" "atlantis-event-starved",
    FACTION_GONE "faction_gone" "atlantis-event-faction-gone",
    LOST_WITH_UNIT "lost_with_unit" "atlantis-event-lost-with-unit",
    INHERITED "inherited" "atlantis-event-inherited",
}
