//! Codes of what goes wrong (O-60) and kinds of what happens. Each has its sentence in the catalogue under the
//! same name: `atlantis-not_visible`, `atlantis-event-taxed`.

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
    ($($level:ident { $($name:ident $word:literal),* $(,)? })*) => {
        $($(
            #[doc = concat!("`", $word, "`.")]
            pub(crate) const $name: Code = Code::$level($word, concat!("atlantis-", $word));
        )*)*
        /// All codes of the game, beside those of reading.
        pub const CODES: &[Code] = &[$($($name),*),*];
    };
}

macro_rules! kinds {
    ($($name:ident $word:literal),* $(,)?) => {
        $(
            #[doc = concat!("`", $word, "`.")]
            pub(crate) const $name: Kind =
                Kind { name: $word, say: concat!("atlantis-event-", $word) };
        )*
        /// All kinds of events.
        pub const KINDS: &[Kind] = &[$($name),*];
    };
}

/// The order belongs to what is not in the game yet.
pub const NOT_YET: Code = Code::error("not_yet", "atlantis-not_yet");

codes! {
    error {
        NOT_ONE_LEADER "not_one_leader", NOT_LEADER "not_leader", OWN_FACTION "own_faction", TO_ITSELF "to_itself",
        NOT_VISIBLE "not_visible", IN_NEXUS "in_nexus", AT_SEA "at_sea", NO_SUCH_FACTION "no_such_faction",
        NO_SUCH_OBJECT "no_such_object", NO_SUCH_EXIT "no_such_exit", NO_PASSAGE "no_passage",
        NOT_INSIDE "not_inside", NOT_OWNER "not_owner", NOT_IN_THERE "not_in_there", NOT_ADMITTED "not_admitted",
        NOT_ENTERABLE "not_enterable", NOT_NAMEABLE "not_nameable", NOT_DESTROYABLE "not_destroyable",
        STRUCTURE_TOO_SMALL "structure_too_small", NOT_FRIENDLY "not_friendly", NO_TRADE_POINTS "no_trade_points",
        NO_WAR_POINTS "no_war_points", TRADE_QUOTA "trade_quota", WAR_QUOTA "war_quota",
        SKILL_TOO_LOW "skill_too_low", SKILL_NOT_KNOWN "skill_not_known", SKILL_MAXED "skill_maxed",
        SECOND_SKILL "second_skill", NEEDS_FIRST "needs_first", NOT_STUDIABLE "not_studiable",
        TOO_MANY_POINTS "too_many_points", TOO_MANY_MAGES "too_many_mages",
        TOO_MANY_APPRENTICES "too_many_apprentices", MAGE_NO_PEOPLE "mage_no_people",
        LEADERS_APART "leaders_apart", TWO_SKILLS "two_skills", NO_MATERIAL "no_material",
        NOT_ENOUGH "not_enough", NO_SILVER "no_silver", NO_UNCLAIMED "no_unclaimed", NOT_FOR_SALE "not_for_sale",
        NOT_WANTED "not_wanted", NOT_BASIC "not_basic", NO_DEMAND "no_demand", NOTHING_TO_TAX "nothing_to_tax",
        NOT_PRODUCEABLE "not_produceable", NOT_FOUND_HERE "not_found_here", NOT_BUILDABLE "not_buildable",
        FINISHED "finished", NOT_COASTAL "not_coastal", ROAD_EXISTS "road_exists",
        TOO_MANY_STRUCTURES "too_many_structures", NOT_GIVEABLE "not_giveable",
        NO_PEOPLE_ABROAD "no_people_abroad", NO_PEOPLE_TRADED "no_people_traded", NOT_ANSWERED "not_answered",
        GIVEN_AWAY_NO_GIVE "given_away_no_give", CANNOT_TAX "cannot_tax", NOT_ARMOUR "not_armour",
        NOT_WEAPON "not_weapon", TOO_MANY_PREFERENCES "too_many_preferences", NOT_STUDYING "not_studying",
        TEACHER_TOO_LOW "teacher_too_low", OVERLOADED "overloaded", OUT_OF_POINTS "out_of_points",
        INTO_OCEAN "into_ocean", SAILED_ALREADY "sailed_already", NOT_ON_SHIP "not_on_ship",
        SHIP_UNFINISHED "ship_unfinished", TOO_FEW_SAILORS "too_few_sailors",
        SHIP_OVERLOADED "ship_overloaded", NOT_SEA_WAY "not_sea_way", WRONG_PASSWORD "wrong_password",
        NOT_KNOWN_YET "not_known_yet", TOO_MANY "too_many", ALIAS_USED "alias_used",
    }
    warning {
        NO_PEOPLE_COMING "no_people_coming", HALF_RATE "half_rate", GAVE_FEWER "gave_fewer",
        CLAIMED_FEWER "claimed_fewer", BOUGHT_FEWER "bought_fewer", SOLD_FEWER "sold_fewer",
        PRODUCED_FEWER "produced_fewer", LAST_PEOPLE "last_people", CLEARS_GUARD "clears_guard",
        DILUTED "diluted", SHIP_DOES_NOT_SAIL "ship_does_not_sail", CANNOT_TAX_NOW "cannot_tax_now",
    }
}

kinds! {
    FORMED "formed", DISSOLVED "dissolved", CLAIMED "claimed", RENAMED "renamed", DESCRIBED "described",
    FACTION_CHANGED "faction_changed", DECLARED "declared", FOUND "found", LEFT "left", ENTERED "entered",
    PROMOTED "promoted", EVICTED "evicted", DESTROYED "destroyed", GAVE "gave", RECEIVED "received",
    DISCARDED "discarded", DISMISSED "dismissed", CHANGED_HANDS "changed_hands", EXCHANGED "exchanged",
    TAXED "taxed", SOLD "sold", BOUGHT "bought", RECRUITED "recruited", QUIT "quit", FORGOT "forgot",
    WITHDREW "withdrew", SAILED "sailed", STOPPED "stopped", MOVED "moved", DROWNED "drowned", BUILT "built",
    BUILT_ON "finished", PRODUCED "produced", ENTERTAINED "entertained", WORKED "worked", TAUGHT "taught",
    WAS_TAUGHT "was_taught", STUDIED "studied", LEVEL_GAINED "level_gained", PRACTISED "practised",
    PAID "paid", FED "fed", HELPED "helped", LENT "lent", STARVED "starved", FACTION_GONE "faction_gone",
    LOST_WITH_UNIT "lost_with_unit", INHERITED "inherited",
}
