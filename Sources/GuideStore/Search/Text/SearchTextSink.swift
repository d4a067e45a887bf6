/// Takes what `SearchText` finds in a text, in the order of the text. The bytes live only during the call.
protocol SearchTextSink {
  /// A folded word of a script that puts blanks between words.
  /// - Parameter isExtra: it is another spelling of the words before it ("dont" behind "don" and "t"), and has no place
  ///   of its own.
  mutating func word(_ bytes: UnsafeRawBufferPointer, isExtra: Bool)
  /// A folded run of a script that puts no blanks between words, where any part can be a word.
  mutating func run(_ bytes: UnsafeRawBufferPointer)
}
