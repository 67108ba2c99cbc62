//! How a view is listed field by field: once for the view as a whole and for its sections.

/// Lists a view's fields, each with how it is made, and writes two functions of it: one that makes the
/// view as a whole, and one that shows it section by section. Of the same name: a field's section and
/// the field. `one` is any value; `each` a list whose rows are made alone, `at` from 0 on; `lines` an
/// object by number, of rows that never change; `object` a value that is shown section by section itself,
/// null where none is asked for; `objects` a list of such.
///
/// What a section is made from must be read within its expression, so that it is noted.
#[macro_export]
macro_rules! sections {
    (
        $View:ident, $whole:ident, $show:ident ($($arg:ident: $Arg:ty),*);
        $($kind:ident $field:ident = $make:expr $(, $at:ident < $count:expr)? $(=> $row:ident in $rows:expr)?;)*
    ) => {
        /// Makes it as a whole.
        pub(crate) fn $whole($($arg: $Arg),*) -> $View {
            $View { $($field: $crate::sections!(@whole $kind $make $(, $at $count)? $(=> $row $rows)?),)* }
        }

        /// Makes anew what is not as it was shown last.
        pub(crate) fn $show($($arg: $Arg,)* sections: &mut ::game::Sections<'_>) {
            $($crate::sections!(@section $kind sections $field $make $(, $at $count)? $(=> $row $rows)?);)*
        }
    };
    (@whole each $make:expr, $at:ident $count:expr) => { (0..$count).map(|$at| $make).collect() };
    (@whole lines $make:expr => $row:ident $rows:expr) => {
        $rows.map(|(number, $row)| (number, $make)).collect()
    };
    (@whole one $make:expr) => { $make };
    (@whole objects $make:expr, $at:ident $count:expr => $inner:ident $show:expr) => {
        (0..$count).map(|$at| $make).collect()
    };
    (@whole object $make:expr => $inner:ident $show:expr) => { $make };
    (@section each $sections:ident $field:ident $make:expr, $at:ident $count:expr) => {
        $sections.each(stringify!($field), || $count, |$at| $make)
    };
    (@section lines $sections:ident $field:ident $make:expr => $row:ident $rows:expr) => {
        $sections.lines(stringify!($field), &[], || $rows, |$row| $make)
    };
    (@section objects $sections:ident $field:ident $make:expr, $at:ident $count:expr => $inner:ident $show:expr) => {
        $sections.objects(stringify!($field), || $count, |$at, $inner| $show)
    };
    (@section object $sections:ident $field:ident $make:expr => $inner:ident $show:expr) => {
        $sections.object(stringify!($field), |$inner| $show)
    };
    (@section one $sections:ident $field:ident $make:expr) => {
        $sections.one(stringify!($field), || $make)
    };
}
