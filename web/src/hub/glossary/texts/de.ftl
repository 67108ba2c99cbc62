### Die Seiten eines Glossars, was immer die Wörter sind.

ask-control = Frag die Spielleitung nach dieser Regel.
rule-number = Regel { $rule }
now = Jetzt
find = Begriff suchen
found-none = In keinem Begriff des Spiels kommt das vor.
