### The pages of a glossary, whatever the words are.

ask-control = Ask Control about this rule.
rule-number = Rule { $rule }
# Before how a word stands at this table.
now = Now
find = Find a word
found-none = No word of the game contains that.
