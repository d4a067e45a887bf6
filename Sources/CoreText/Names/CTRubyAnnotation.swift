import Foundation

/// A note that says how text is read. It is kept in attributes, but not drawn.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrubyannotation).
public final class CTRubyAnnotation: NSObject, Sendable {
  // See `CTRunDelegate`.
  private let mark: UInt64 = 0x3_FF00
  let alignment: CTRubyAlignment
  let overhang: CTRubyOverhang
  let sizeFactor: CGFloat
  let texts: [String?]

  init(_ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat, _ texts: [String?]) {
    self.alignment = alignment
    self.overhang = overhang
    self.sizeFactor = sizeFactor
    self.texts = texts
    super.init()
  }
}

/// Creates a note from a text for each `CTRubyPosition`.
///
/// - Parameter text: the address of the texts, as many as there are positions, nil for none.
public func CTRubyAnnotationCreate(
  _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
  _ text: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> CTRubyAnnotation {
  let texts = (0..<Int(CTRubyPosition.count.rawValue)).map { text[$0]?.takeUnretainedValue() as String? }
  return CTRubyAnnotation(alignment, overhang, sizeFactor, texts)
}

/// Creates a note from a text.
///
/// - Parameter attributes: without effect.
public func CTRubyAnnotationCreateWithAttributes(
  _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition, _ string: NSString,
  _ attributes: NSDictionary
) -> CTRubyAnnotation {
  var texts = [String?](repeating: nil, count: Int(CTRubyPosition.count.rawValue))
  if texts.indices.contains(Int(position.rawValue)) { texts[Int(position.rawValue)] = string as String }
  return CTRubyAnnotation(alignment, overhang, 0.5, texts)
}

/// Returns the place of a note along its text.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
  rubyAnnotation.alignment
}

/// Returns whether a note extends over neighbouring text.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
  rubyAnnotation.overhang
}

/// Returns the size of a note, relative to its text.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat { rubyAnnotation.sizeFactor }

/// Returns the text at one side; nil if there is none.
public func CTRubyAnnotationGetTextForPosition(
  _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> NSString? {
  let place = Int(position.rawValue)
  return rubyAnnotation.texts.indices.contains(place) ? rubyAnnotation.texts[place].map { $0 as NSString } : nil
}

/// Returns the note itself, which cannot be changed.
public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation { rubyAnnotation }
