import UIKitCore

/// A number that identifies a type of objects.
public typealias CFTypeID = UInt

/// Returns the number of the type that a class stands for.
package func typeID(_ type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type).hashValue) }

/// Returns the number of an object's type for `CFGetTypeID(_:)`. Objects of Core Text's types have that of the type,
/// others that of their class.
package func typeID(of object: AnyObject) -> CFTypeID {
  switch object {
  case is CTFont: CTFontGetTypeID()
  case is CTFontDescriptor: CTFontDescriptorGetTypeID()
  case is CTParagraphStyle: CTParagraphStyleGetTypeID()
  case is CTTextTab: CTTextTabGetTypeID()
  case is CGPath: typeID(CGPath.self)
  default: typeID(type(of: object))
  }
}

/// Returns the number of the type of fonts.
public func CTFontGetTypeID() -> CFTypeID { typeID(CTFont.self) }
/// Returns the number of the type of descriptors.
public func CTFontDescriptorGetTypeID() -> CFTypeID { typeID(CTFontDescriptor.self) }
/// Returns the number of the type of paragraph styles.
public func CTParagraphStyleGetTypeID() -> CFTypeID { typeID(CTParagraphStyle.self) }
/// Returns the number of the type of tab stops.
public func CTTextTabGetTypeID() -> CFTypeID { typeID(CTTextTab.self) }
/// Returns the number of the type of frames.
public func CTFrameGetTypeID() -> CFTypeID { typeID(CTFrame.self) }
/// Returns the number of the type of framesetters.
public func CTFramesetterGetTypeID() -> CFTypeID { typeID(CTFramesetter.self) }
/// Returns the number of the type of typesetters.
public func CTTypesetterGetTypeID() -> CFTypeID { typeID(CTTypesetter.self) }
/// Returns the number of the type of lines.
public func CTLineGetTypeID() -> CFTypeID { typeID(CTLine.self) }
/// Returns the number of the type of runs.
public func CTRunGetTypeID() -> CFTypeID { typeID(CTRun.self) }
/// Returns the number of the type of delegates of runs.
public func CTRunDelegateGetTypeID() -> CFTypeID { typeID(CTRunDelegate.self) }
/// Returns the number of the type of notes.
public func CTRubyAnnotationGetTypeID() -> CFTypeID { typeID(CTRubyAnnotation.self) }
/// Returns the number of the type of glyphs that stand for characters.
public func CTGlyphInfoGetTypeID() -> CFTypeID { typeID(CTGlyphInfo.self) }
/// Returns the number of the type of collections.
public func CTFontCollectionGetTypeID() -> CFTypeID { typeID(CTFontCollection.self) }
