/// A tokenizer that finds the units of any text input by its characters.
///
/// Words are letters and digits, with apostrophes between them; sentences end with a full stop, question mark or
/// exclamation mark before a space, and with their paragraph. Lines are treated as paragraphs; a subclass that knows
/// the layout can override that. Each query reads the whole text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer).
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text input.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit that contains a position; nil for none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let place = offset(of: position)
    return unit(at: place, granularity, direction).flatMap { unit in
      guard let start = self.position(unit.lowerBound), let end = self.position(unit.upperBound) else { return nil }
      return input.textRange(from: start, to: end)
    }
  }

  /// Returns whether a position is at the boundary of a unit.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(of: position)
    return units(granularity).contains { direction.isBackward ? $0.lowerBound == place : $0.upperBound == place }
  }

  /// Returns the next boundary of a unit in a direction; nil for none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(of: position)
    let bounds = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    return (direction.isBackward ? bounds.last { $0 < place } : bounds.first { $0 > place }).flatMap {
      self.position($0)
    }
  }

  /// Returns whether a position is within a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { unit(at: offset(of: position), granularity, direction) != nil }

  private func offset(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  /// Returns the unit that continues from a position in a direction.
  private func unit(at place: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) -> Range<Int>? {
    units(granularity).first {
      direction.isBackward
        ? $0.lowerBound < place && place <= $0.upperBound : $0.lowerBound <= place && place < $0.upperBound
    }
  }

  /// Returns the units in order, in UTF-16 units.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: text)
  }
}
