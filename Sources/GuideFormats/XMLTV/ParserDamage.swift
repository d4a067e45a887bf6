/// The first fatal error that a parser met.
struct ParserDamage {
  /// Byte of what the parser was fed; -1 for none.
  var offset = -1
  var line = 0
  var message = ""
}
