//! Enums made of the enums of the rooms.

/// An enum that holds the enums of the rooms, one variant a room. On the wire and in the journal it is
/// written as theirs are: an object whose field `$tag` says which variant of which room it is. The enums
/// of the rooms derive `strum::VariantNames`, in the spelling that they have in serde.
#[macro_export]
macro_rules! rooms {
    ($(#[$meta:meta])* pub enum $name:ident by $tag:literal {
        $($(#[$doc:meta])* $room:ident($of:ident),)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum $name {
            $($(#[$doc])* $room($of),)*
        }

        $(impl From<$of> for $name {
            fn from(of: $of) -> Self {
                Self::$room(of)
            }
        })*

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                use strum::VariantNames;
                let value = serde_json::Value::deserialize(from)?;
                let word = value.get($tag).and_then(serde_json::Value::as_str);
                let word = word.ok_or_else(|| D::Error::missing_field($tag))?;
                $(if $of::VARIANTS.contains(&word) {
                    return serde_json::from_value(value).map(Self::$room).map_err(D::Error::custom);
                })*
                Err(D::Error::custom(format_args!("unknown `{}`: `{word}`", $tag)))
            }
        }
    };
}
