import UIKitCore

/// A collection of fonts: all that are installed, or those that descriptors describe.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontcollection).
public class CTFontCollection: NSObject, @unchecked Sendable {
  /// The descriptors that describe the fonts; nil for all fonts.
  fileprivate let queries: [CTFontDescriptor]?

  fileprivate init(queries: [CTFontDescriptor]?) {
    self.queries = queries
    super.init()
  }

  /// The fonts, each once. Those that are installed when it is read.
  fileprivate var descriptors: [CTFontDescriptor] {
    guard let queries else { return FontSearch.all }
    var seen: Set<String> = []
    return queries.flatMap { FontSearch.matches($0) }.filter {
      seen.insert(UIFont(descriptor: $0, size: 12).fontName).inserted
    }
  }
}

/// A collection of fonts that can be changed. On iOS no function changes it.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctmutablefontcollection).
public final class CTMutableFontCollection: CTFontCollection, @unchecked Sendable {}

/// Options for values of attributes.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontcollectioncopyoptions).
public struct CTFontCollectionCopyOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Leaves out values that were there before.
  public static let unique = CTFontCollectionCopyOptions(rawValue: 1 << 0)
  /// Sorts texts as people expect it; other values stay in their order.
  public static let standardSort = CTFontCollectionCopyOptions(rawValue: 1 << 1)
}

/// Returns the collection of all installed fonts.
public func CTFontCollectionCreateFromAvailableFonts(_ options: NSDictionary?) -> CTFontCollection {
  CTFontCollection(queries: nil)
}

/// Returns the collection of the fonts that descriptors describe; none for nil.
public func CTFontCollectionCreateWithFontDescriptors(
  _ queryDescriptors: CFArray?, _ options: NSDictionary?
) -> CTFontCollection { CTFontCollection(queries: (queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor }) }

/// Returns a collection with further descriptors.
public func CTFontCollectionCreateCopyWithFontDescriptors(
  _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: NSDictionary?
) -> CTFontCollection {
  let added = (queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor }
  return CTFontCollection(queries: original.queries.map { $0 + added })
}

/// Returns the fonts of a collection; nil if there are none.
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
  let found = collection.descriptors
  return found.isEmpty ? nil : found
}

/// Returns the fonts of a collection, like `CTFontCollectionCreateMatchingFontDescriptors`.
public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(
  _ collection: CTFontCollection, _ options: NSDictionary?
) -> CFArray? { CTFontCollectionCreateMatchingFontDescriptors(collection) }

/// A function that compares two fonts.
public typealias CTFontCollectionSortDescriptorsCallback =
  (CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer) -> ComparisonResult

/// Returns the fonts of a collection, sorted by a function; nil if there are none.
///
/// - Parameter refCon: the last argument of the function.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
  _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?,
  _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
  let found = collection.descriptors
  guard !found.isEmpty, let sortCallback else { return found.isEmpty ? nil : found }
  // A function that does not use the argument gets the address of nothing.
  var nothing: UInt8 = 0
  return withUnsafeMutableBytes(of: &nothing) { bytes in
    guard let argument = refCon ?? bytes.baseAddress else { return found }
    return found.sorted { sortCallback($0, $1, argument) == .orderedAscending }
  }
}

/// Returns the values of an attribute of a collection's fonts, `NSNull` for those without one.
public func CTFontCollectionCopyFontAttribute(
  _ collection: CTFontCollection, _ attributeName: NSString, _ options: CTFontCollectionCopyOptions
) -> CFArray {
  let values = collection.descriptors.map { CTFontDescriptorCopyAttribute($0, attributeName) ?? NSNull() }
  return arranged(values, options) { $0 as? String ?? ($0 as? NSString).map { $0 as String } }
}

/// Returns dictionaries of the values of attributes of a collection's fonts.
public func CTFontCollectionCopyFontAttributes(
  _ collection: CTFontCollection, _ attributeNames: NSSet, _ options: CTFontCollectionCopyOptions
) -> CFArray {
  let names = FontSearch.names(attributeNames).sorted()
  let values = collection.descriptors.map { descriptor in
    let own = NSMutableDictionary()
    for name in names {
      if let value = CTFontDescriptorCopyAttribute(descriptor, name as NSString) { own[name as NSString] = value }
    }
    return own
  }
  return arranged(values, options) { _ in nil }
}

private func arranged(
  _ values: [AnyObject], _ options: CTFontCollectionCopyOptions, _ text: (AnyObject) -> String?
) -> [AnyObject] {
  var values = values
  if options.contains(.unique) {
    let seen = NSMutableSet()
    values = values.filter { value in
      defer { seen.add(value) }
      return !seen.contains(value)
    }
  }
  if options.contains(.standardSort) {
    let keyed = values.map { (text: text($0), value: $0) }
    if keyed.allSatisfy({ $0.text != nil }) {
      values = keyed.sorted { ($0.text ?? "").localizedStandardCompare($1.text ?? "") == .orderedAscending }.map(
        \.value)
    }
  }
  return values
}
