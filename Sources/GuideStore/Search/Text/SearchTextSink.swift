/// Receives the words and runs of a text, in order. The bytes are valid only during the call.
protocol SearchTextSink {
  /// Receives a folded word of a script with blanks between words.
  /// - Parameter isExtra: whether it is another spelling of the words before it ("dont" after "don" and "t"), without a
  ///   position of its own.
  mutating func word(_ bytes: UnsafeRawBufferPointer, isExtra: Bool)
  /// Receives a folded run of a script without blanks between words, any part of which can be a word.
  mutating func run(_ bytes: UnsafeRawBufferPointer)
}
