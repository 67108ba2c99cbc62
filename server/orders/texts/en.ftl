# What is said to people about the order files that they sent. No word of a game is here.

orders-did-you-mean = { $said } Did you mean { $guess }?
orders-or = { $before } or { $next }

orders-set-too-large = The set has more than { $limit }.
orders-bytes = { $number } bytes
orders-lines = { $number } lines
orders-line-too-long = Line { $number } is longer than { $limit } bytes.
orders-no-end = The set has no { $word }; it goes on to where the text ends.
orders-unclosed-quote = A quote is not closed; it ends with the line.
orders-extra-text = “{ $text }” is not needed here.
orders-text-cut = Cut to { $most } letters.

orders-no-unit-line = No line above says for which unit this is.
orders-not-your-unit = { $unit } is not a unit of yours: the orders up to the next unit are left out.
orders-unit-again = Unit { $unit } had orders above; these are added.
orders-block-open = { $word } has no { $end }; it ends before the next line that cannot stand in it.
orders-block-nested = { $word } cannot stand within { $word }.
orders-formed-again = { $word } { $number } stands twice at this place; the second one is left out, with all in it.
orders-stray-end = { $word } ends nothing here.

orders-unknown-order = “{ $text }” is no order.
orders-missing-argument = { $order } needs { $what }.
orders-bad-number = “{ $text }” is no number.
orders-number-between = Give a number from { $least } to { $most }.
orders-bad-text = “{ $text }” cannot stand here.
orders-unknown-name = “{ $text }” is no name that you know.
orders-replaced = { $new } takes the place of { $old } in line { $line }.
