### Όσα στέκονται στον πίνακα της Ατλαντίδας, στον τοίχο και στο τραπέζι.

# Which of the two a screen is, in the list of whoever stands at it.
atl-on-wall = Στον τοίχο
atl-on-table = Πάνω στο τραπέζι

## The track and the parts of the board

atl-turn = Γύρος { $turn }
atl-turn-event = Γύρος { $turn }: { $event }
atl-before = Ατλαντίδα
atl-no-event = κανένα γεγονός
atl-no-event-long = Κανένα γεγονός σε αυτόν τον γύρο
atl-continent = Η ήπειρος
# $order: the peoples in play order.
atl-compass = Πυξίδα: { $order }
atl-city = Πόλη: { $who }
atl-done-of = { $done } από { $all } έτοιμοι
atl-join = Κωδικός { $code }

## Whose phase; short, under a name

atl-phase-lobby = Στις θέσεις
atl-phase-statues = Αγάλματα
atl-phase-order = Πυξίδα
atl-phase-movement = Κίνηση
atl-phase-zeus = Δίας
atl-phase-compass = Πυξίδα
atl-phase-improvement = Βελτίωση
atl-phase-sinking = Σεισμός
atl-phase-boarding = Στόλος
atl-phase-over = Το τέλος
atl-turn-end = Το τέλος του γύρου

## How a player stands to what is asked: one word

atl-state-moving = κινείται
atl-state-asked = αποφασίζει
atl-state-sealed = σφραγισμένο
atl-state-done = έτοιμο
atl-state-away = λείπει
atl-state-steward = επίτροπος
atl-state-gave-up = παραιτήθηκε

## What is asked of whom: one sentence at the foot

atl-asks-lobby = Πάρτε μια θέση και ξεκινήστε.
atl-asks-paused = Το τραπέζι περιμένει.
atl-asks-statues = { $who }: διαλέγει άγαλμα.
atl-asks-order = { $who }: ορίζει ποιος αρχίζει.
atl-asks-movement = { $who }: κινεί τους αρχηγούς.
atl-asks-zeus = { $who }: μπορεί να ζητήσει από τον Δία: { $event }.
atl-asks-compass = { $who }: μπορεί να γυρίσει την Πυξίδα.
atl-asks-improvement = { $who }: βελτιώνει την πόλη.
atl-asks-sinking = { $who }: διαλέγει ποια ακτή βυθίζεται.
atl-asks-boarding = { $who }: διαλέγει ποιος σαλπάρει.
atl-asks-together = Όλοι βελτιώνουν: { $done } από { $all } έτοιμοι.
# $who: names; $n: how many of them.
atl-asks-battle = { $n ->
    [one] Αποφασίζει: { $who }.
   *[other] Αποφασίζουν: { $who }.
  }
atl-asks-over = { $n ->
    [one] Νίκησε: { $who }.
   *[other] Νίκησαν: { $who }.
  }

## A battle

# What is fought for.
atl-prize-city = Η πόλη: { $who }
atl-attacks = επιτίθεται
atl-holds = κρατά
atl-guards = φυλάει
# Parts of strength, each behind its number.
atl-part-pops = άτομα
atl-part-led = με αρχηγό
atl-part-hades = Άδης
atl-part-ares = Άρης
atl-part-strategy = Στρατηγική
atl-part-bastions = προμαχώνες
atl-sealed = σφραγισμένο
atl-decides = αποφασίζει
atl-withdraws = υποχωρεί
atl-arms = όπλα
atl-lives = ζωές που δόθηκαν
atl-lost = { $lost ->
    [one] χάνεται 1 άνθρωπος
   *[other] χάνονται { $lost } άνθρωποι
  }
atl-takes = { $who }: παίρνει { $place }.
atl-keeps = { $who }: κρατά { $place }.
atl-equal = Ισοπαλία. Ο αμυνόμενος μένει.
atl-retreats = { $who }: υποχωρεί.
atl-no-answer = Καμία απάντηση δεν θα άντεχε.
atl-calls-off = { $who }: ανακαλεί την επίθεση.
# $sets: of one wood, one stone and one gold.
atl-plunders = { $who }: λεηλατεί { $sets ->
    [one] 1 σετ.
   *[other] { $sets } σετ.
  }
atl-opens = { $who }: ανοίγει τις πύλες: { $sets ->
    [one] χάνεται 1 σετ.
   *[other] χάνονται { $sets } σετ.
  }

## Purses: a tribute, a Lost Fleet

atl-reward = πρώτο
atl-punished = τιμωρία
atl-tribute-best = Ο Δίας ευχαριστεί: { $who }.
atl-tribute-none = Ο Δίας δεν ευχαριστεί κανέναν.
atl-fleet-won = Ο στόλος σαλπάρει: { $who }.
atl-fleet-empty = Ο στόλος σαλπάρει άδειος.
atl-tie-order = Ίσες προσφορές: μετρά η σειρά παιχνιδιού.

## Seaquake, collapse, race, score

atl-sinks-by = Διάλεξε: { $who }.
atl-sinks = { $place }: βυθίζεται.
atl-gone = { $place }: χάθηκε.
atl-drown = { $pops ->
    [one] { $who }: πνίγεται 1 άνθρωπος.
   *[other] { $who }: πνίγονται { $pops } άνθρωποι.
  }
atl-race = Σώθηκαν όλα τα άτομα: { $saved }.
atl-saved = σώθηκαν
atl-dead = νεκροί, δύο βαθμοί ο καθένας
atl-advances = { $count ->
    [one] 1 πρόοδος
   *[other] { $count } πρόοδοι
  }

## How to join

atl-join-how = Ελάτε στο τραπέζι
atl-join-qr = Η διεύθυνση για συμμετοχή ως κωδικός QR
atl-taken = πιασμένη
atl-free = ελεύθερη

## A tablet on the table

atl-turn-labels = Γύρισε τις ετικέτες
atl-hold-menu = Μενού του οικοδεσπότη: κράτα πατημένο
atl-turn-card = Γύρισε την κάρτα
atl-close = Κλείσιμο
atl-creature = Εδώ ζει πλάσμα με δύναμη { $strength }.
# $pops: people; $leaders: their leaders.
atl-here = { $who }, γύρω: άτομα { $pops }, αρχηγοί { $leaders }.
atl-here-holds = { $who }, στον τόπο: άτομα { $pops }, αρχηγοί { $leaders }.
atl-collapse = Το νησί βυθίζεται.

## What seats agree on

atl-stopped-by = Παύση: { $who }.
atl-question = { $who } ρωτά όλους:
atl-undone = Τι αναιρείται:
