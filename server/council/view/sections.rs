//! How a view is listed field by field: once for the view as a whole and for its sections (N-1).

/// Lists a view's fields, each with how it is made, and writes two functions of it: one that makes the
/// view as a whole, and one that shows it section by section. Of the same name: a field's section and
/// the field. `one` is any value; `each` a list whose rows are made alone, `at` from 0 on; `rows` an
/// object by number.
///
/// What a section is made from must be read within its expression, so that it is noted.
macro_rules! sections {
    (
        $View:ident, $whole:ident, $show:ident ($($arg:ident: $Arg:ty),*);
        $($kind:ident $field:ident = $make:expr $(, $at:ident < $count:expr)?;)*
    ) => {
        /// Makes it as a whole.
        pub(crate) fn $whole($($arg: $Arg),*) -> $View {
            $View { $($field: sections!(@whole $kind $make $(, $at $count)?),)* }
        }

        /// Makes anew what is not as it was shown last.
        pub(crate) fn $show($($arg: $Arg,)* sections: &mut Sections<'_>) {
            $(sections!(@section $kind sections $field $make $(, $at $count)?);)*
        }
    };
    (@whole each $make:expr, $at:ident $count:expr) => { (0..$count).map(|$at| $make).collect() };
    (@whole $kind:ident $make:expr) => { $make };
    (@section each $sections:ident $field:ident $make:expr, $at:ident $count:expr) => {
        $sections.each(stringify!($field), $count, |$at| $make)
    };
    (@section $kind:ident $sections:ident $field:ident $make:expr) => {
        $sections.$kind(stringify!($field), || $make)
    };
}
