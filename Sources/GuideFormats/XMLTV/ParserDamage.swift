/// The first fatal error of a parser.
struct ParserDamage {
  /// The byte of the parser's input; -1 for none.
  var offset = -1
  var line = 0
  var message = ""
}
