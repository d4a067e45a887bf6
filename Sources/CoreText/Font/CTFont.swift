import QuartzCore
import UIKitCore

/// A font, which is UIKit's.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfont).
public typealias CTFont = UIFont

/// Creates a font from its PostScript, full or family name; the system's if no installed font has the name.
///
/// - Parameters:
///   - size: the size in points; 12 for 0.
///   - matrix: without effect.
public func CTFontCreateWithName(
  _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

/// Creates a font from its name, like `CTFontCreateWithName`.
///
/// - Parameter options: without effect.
public func CTFontCreateWithNameAndOptions(
  _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Creates a font from a descriptor.
///
/// - Parameters:
///   - size: the size in points; that of the descriptor for 0.
///   - matrix: without effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Creates a font from a descriptor, like `CTFontCreateWithFontDescriptor`.
///
/// - Parameter options: without effect.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns a font of the system for a purpose.
///
/// - Parameters:
///   - size: the size in points; the usual one for 0.
///   - language: without effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: NSString?
) -> CTFont? {
  let size = size > 0 ? size : uiType.size
  if uiType == .userFixedPitch { return .monospacedSystemFont(ofSize: size, weight: .regular) }
  return .systemFont(ofSize: size, weight: uiType.isEmphasized ? .bold : .regular)
}

/// Returns a font at another size and with the attributes that a descriptor was created with.
///
/// - Parameters:
///   - size: the size in points; the font's for 0.
///   - matrix: without effect.
///   - attributes: nil for no change. A descriptor of a font, rather than of attributes, replaces everything but size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  var descriptor = font.fontDescriptor
  if let attributes { descriptor = (attributes as? AttributeDescriptor)?.added(to: descriptor) ?? attributes }
  let isSizeGiven = (attributes as? AttributeDescriptor)?.given[.size] != nil
  return UIFont(descriptor: descriptor, size: size > 0 ? size : isSizeGiven ? 0 : font.pointSize)
}

/// Returns a font whose symbolic traits are those of `symTraitValue` where `symTraitMask` has them.
///
/// - Parameters:
///   - size: the size in points; the font's for 0.
///   - matrix: without effect.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits.uiKit).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

/// Returns a font of another family with the same traits.
///
/// - Parameters:
///   - size: the size in points; the font's for 0.
///   - matrix: without effect.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: NSString
) -> CTFont? {
  UIFont(descriptor: font.fontDescriptor.withFamily(family as String), size: size > 0 ? size : font.pointSize)
}

/// Returns the font with which the start of a text is drawn, like `CTFontCreateForString`.
///
/// - Parameter language: without effect.
public func CTFontCreateForStringWithLanguage(
  _ currentFont: CTFont, _ string: NSString, _ range: CFRange, _ language: NSString?
) -> CTFont { CTFontCreateForString(currentFont, string, range) }

/// Returns the font with which the start of a text is drawn, which is another one if a font lacks its characters.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: NSString, _ range: CFRange) -> CTFont {
  let part = string.substring(with: NSRange(range.resolved(in: string.length)))
  let line = CTLine(NSAttributedString(string: part, attributes: [.font: currentFont]), base: 0)
  return line.runs.first?.attributes[.font] as? UIFont ?? currentFont
}
