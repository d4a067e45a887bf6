import UIKitCore

/// A description of a font, which is UIKit's.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontdescriptor).
public typealias CTFontDescriptor = UIFontDescriptor

/// Creates a descriptor of a font by its name.
///
/// - Parameter size: the size in points; 12 for 0.
public func CTFontDescriptorCreateWithNameAndSize(_ name: NSString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name as String, size: size > 0 ? size : 12)
}

/// Creates a descriptor from attributes, such as `kCTFontFamilyNameAttribute`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: NSDictionary) -> CTFontDescriptor {
  AttributeDescriptor(given: AttributeDescriptor.keyed(attributes))
}

/// Returns a descriptor with further attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: NSDictionary
) -> CTFontDescriptor {
  let added = AttributeDescriptor(given: AttributeDescriptor.keyed(attributes))
  guard let own = original as? AttributeDescriptor else { return added.added(to: original) }
  return AttributeDescriptor(given: own.given.merging(added.given) { $1 })
}

/// Returns a descriptor whose symbolic traits are those of `symTraitValue` where `symTraitMask` has them.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let old = CTFontSymbolicTraits(rawValue: original.symbolicTraits.rawValue)
  let traits = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return original.withSymbolicTraits(traits.uiKit)
}

/// Returns a descriptor of another family.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: NSString
) -> CTFontDescriptor? { original.withFamily(family as String) }

/// Returns a descriptor with a feature, by its type and selector.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: NSNumber, _ featureSelectorIdentifier: NSNumber
) -> CTFontDescriptor {
  let feature: [UIFontDescriptor.FeatureKey: Any] = [
    .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
  ]
  return original.addingAttributes([.featureSettings: [feature]])
}

/// Returns a descriptor with the place of an axis. Stored; has no effect.
public func CTFontDescriptorCreateCopyWithVariation(
  _ original: CTFontDescriptor, _ variationIdentifier: NSNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
  let variation: NSDictionary = [variationIdentifier: NSNumber(value: Double(variationValue))]
  return CTFontDescriptorCreateCopyWithAttributes(original, [kCTFontVariationAttribute: variation] as NSDictionary)
}

/// Returns the value of an attribute in the language of the user, like `CTFontDescriptorCopyAttribute`. Names are in
/// English, which is stored as their language.
public func CTFontDescriptorCopyLocalizedAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: NSString, _ language: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> AnyObject? {
  let value = CTFontDescriptorCopyAttribute(descriptor, attribute)
  language?.pointee = value is NSString ? .passRetained("en") : nil
  return value
}

/// Returns the value of an attribute; nil if the descriptor has none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: NSString) -> AnyObject? {
  let key = UIFontDescriptor.AttributeName(rawValue: attribute as String)
  switch attribute {
  case kCTFontTraitsAttribute: return CTFontCopyTraits(UIFont(descriptor: descriptor, size: 0))
  case kCTFontFamilyNameAttribute: return UIFont(descriptor: descriptor, size: 0).familyName as NSString
  case kCTFontDisplayNameAttribute: return CTFontCopyDisplayName(UIFont(descriptor: descriptor, size: 0))
  case kCTFontStyleNameAttribute:
    return CTFontCopyName(UIFont(descriptor: descriptor, size: 0), kCTFontStyleNameKey)
  case kCTFontFeaturesAttribute:
    return CTFontCopyFeatures(UIFont(descriptor: descriptor, size: 0)).map { $0 as NSArray }
  case kCTFontVariationAxesAttribute:
    return CTFontCopyVariationAxes(UIFont(descriptor: descriptor, size: 0)).map { $0 as NSArray }
  case kCTFontCharacterSetAttribute: return CTFontCopyCharacterSet(UIFont(descriptor: descriptor, size: 0))
  default: break
  }
  switch descriptor.object(forKey: key) ?? (descriptor as? AttributeDescriptor)?.given[key] {
  case let text as String: return text as NSString
  case let number as CGFloat: return NSNumber(value: Double(number))
  case let object?: return object as AnyObject
  case nil: return nil
  }
}

/// Returns the attributes by their names.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> NSDictionary {
  NSDictionary(
    dictionary: Dictionary(uniqueKeysWithValues: descriptor.fontAttributes.map { ($0.rawValue, $1) }))
}
