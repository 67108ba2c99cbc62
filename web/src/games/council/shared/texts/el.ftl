### Όσα λέγονται ίδια σε όλες τις οθόνες του Συμβουλίου.

## Μια κάρτα γεγονότος

card-motion = Πρόταση
card-crisis = Κρίση
card-of-deck = { $deck } · { $kind }
option-failed = απορρίφθηκε
if-nothing-passes = Αν δεν εγκριθεί τίποτα

## Κάρτες Στάσης στο χέρι

hand-card = Κάρτα { $n } από { $of }, κλειστή. Κρατήστε πατημένο για να τη δείτε
hand-show = Εμφάνιση της επόμενης κάρτας για { $seconds } δευτερόλεπτα

## Η πόλη

whole-map = ολόκληρος
place-colossus = εδώ στέκει ο Κολοσσός
place-barricaded = με οδόφραγμα
place-contested = διεκδικείται
place-empty = δεν είναι κανείς εκεί
place-marks = · { $marks }
units-mobs =
    { $n ->
        [one] { $n } όχλος
       *[other] { $n } όχλοι
    }
units-military =
    { $n ->
        [one] { $n } στρατιώτης
       *[other] { $n } στρατιώτες
    }
units-heroes =
    { $n ->
        [one] { $n } ήρωας
       *[other] { $n } ήρωες
    }
units-none = καμία μονάδα

## Από ποιο χέρι ήρθε μια επιλογή


## Φάσεις και γύροι

phases = Οι φάσεις του κύκλου
phase-lobby = Προθάλαμος
phase-prytanis = Πρύτανης
phase-event = Γεγονός
phase-debate = Συζήτηση
phase-support = Υποστήριξη
phase-vote = Ψηφοφορία
phase-check = Έλεγχος
phase-stasis = Στάση
phase-assembly = Συνέλευση
phase-diplomacy = Γύρος διπλωματίας
round-action = Γύρος συμβουλίου
round-diplomacy = Γύρος διπλωματίας
round-assembly = Συνέλευση

## Όσα κλειδώθηκαν μυστικά

locked-yes = ΝΑΙ
locked-no = ΟΧΙ
locked-abstain = αποχή
locked-horses =
    { $n ->
        [0] κανένα { CALLED("horses", "Άλογο") }
        [one] { $n } { CALLED("horses", "Άλογο") }
       *[other] { $n } { CALLED("horses", "Άλογα") }
    }
locked-dice =
    { $n ->
        [0] κανένα ζάρι { CALLED("tyche", "Τύχης") }
        [one] { $n } ζάρι { CALLED("tyche", "Τύχης") }
       *[other] { $n } ζάρια { CALLED("tyche", "Τύχης") }
    }
locked-nobody = κανείς
locked-faction = { NAME($who, form: "the") }
secret-race = η Ιπποδρομία
secret-vote = η ψηφοφορία για «{ $title }»
secret-some-vote = μια ψηφοφορία
secret-election = η εκλογή
secret-dice = τα ζάρια { CALLED("tyche", "Τύχης") }

## Επιστροφή

went-back = Η Διεύθυνση γύρισε το παιχνίδι πίσω.

## The clock of a speech

speech-lasts = Πόσο κρατά αυτή η ομιλία
speech-of = από { $length }
