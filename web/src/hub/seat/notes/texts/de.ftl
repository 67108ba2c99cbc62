### Was von eigenen Notizen gesagt wird.

notes = Meine Notizen
notes-gist = { $count ->
    [one] 1 Notiz
   *[other] { $count } Notizen
  }
notes-gist-none = noch keine
notes-says = Wer hat was versprochen? Nur dieses Handy bewahrt es auf; niemand sonst liest es.
notes-any = Was du dir merken willst
