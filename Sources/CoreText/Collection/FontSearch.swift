import UIKitCore

/// Looks for installed fonts.
enum FontSearch {
  private typealias Name = UIFontDescriptor.AttributeName

  /// Descriptors of all installed fonts, sorted by family.
  static var all: [CTFontDescriptor] { UIFont.familyNames.sorted().flatMap { family($0, size: 12) } }

  /// Returns the fonts of a family: regular, italic, bold, and both. By traits, because names do not always lead back
  /// to their fonts.
  private static func family(_ name: String, size: CGFloat) -> [CTFontDescriptor] {
    guard !UIFont.fontNames(forFamilyName: name).isEmpty else { return [] }
    let regular = UIFontDescriptor(fontAttributes: [.family: name, .size: size])
    let traits: [UIFontDescriptor.SymbolicTraits] = [.traitItalic, .traitBold, [.traitBold, .traitItalic]]
    return [regular] + traits.compactMap { regular.withSymbolicTraits($0) }
  }

  /// Returns the fonts that a descriptor describes by name, family or traits, those first that agree in more; none for
  /// a name or family that is not installed.
  static func matches(_ descriptor: CTFontDescriptor, mandatory: Set<String> = []) -> [CTFontDescriptor] {
    let given = (descriptor as? AttributeDescriptor)?.given ?? descriptor.fontAttributes
    let stated = number(given[.size]) ?? 0
    let size = stated > 0 ? CGFloat(stated) : 12
    var found: [CTFontDescriptor]
    if let name = given[.name] as? String ?? (given[.visibleName] as? String) {
      guard let font = UIFont(name: name, size: size) else { return [] }
      found = [font.fontDescriptor]
    } else if let name = given[.family] as? String {
      found = family(name, size: size)
    } else {
      found = all.map { $0.withSize(size) }
    }
    if let name = given[.family] as? String, mandatory.contains(Name.family.rawValue) {
      found = found.filter { UIFont(descriptor: $0, size: 12).familyName == name }
    }
    let wanted = symbolic(given)
    guard let wanted else { return found }
    func agrees(_ descriptor: CTFontDescriptor) -> Bool {
      CTFontSymbolicTraits(rawValue: descriptor.symbolicTraits.rawValue).isSuperset(of: wanted)
    }
    let matching = found.filter(agrees)
    return mandatory.contains(Name.traits.rawValue) ? matching : matching + found.filter { !agrees($0) }
  }

  private static func symbolic(_ given: [UIFontDescriptor.AttributeName: Any]) -> CTFontSymbolicTraits? {
    let traits = given[.traits] as? [UIFontDescriptor.TraitKey: Any]
    switch traits?[.symbolic] {
    case let value as UInt32: return CTFontSymbolicTraits(rawValue: value)
    case let value as NSNumber: return CTFontSymbolicTraits(rawValue: value.uint32Value)
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
  }

  /// Returns the names of attributes in a set of strings.
  static func names(_ attributes: NSSet?) -> Set<String> {
    Set((attributes?.allObjects ?? []).compactMap { $0 as? String ?? ($0 as? NSString).map { $0 as String } })
  }
}

/// Returns the installed fonts that a descriptor describes by name, family and symbolic traits, the best first; nil if
/// there are none. Fonts agree with its family and traits if these are among the mandatory attributes.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: NSSet?
) -> CFArray? {
  let found = FontSearch.matches(descriptor, mandatory: FontSearch.names(mandatoryAttributes))
  return found.isEmpty ? nil : found
}

/// Returns the installed font that agrees best with a descriptor; nil if there is none.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: NSSet?
) -> CTFontDescriptor? { FontSearch.matches(descriptor, mandatory: FontSearch.names(mandatoryAttributes)).first }

/// The progress of a search for fonts.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontdescriptormatchingstate).
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
  /// The search begins.
  case didBegin = 0
  /// The search has ended.
  case didFinish = 1
  /// A server will be asked. Not reported.
  case willBeginQuerying = 2
  /// A server does not answer. Not reported.
  case stalled = 3
  /// A download begins. Not reported.
  case willBeginDownloading = 4
  /// A part is downloaded. Not reported.
  case downloading = 5
  /// A download has ended. Not reported.
  case didFinishDownloading = 6
  /// A font was found.
  case didMatch = 7
  /// There was an error. Not reported.
  case didFailWithError = 8
}

/// A closure that takes the progress of a search, and returns whether to go on.
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, NSDictionary) -> Bool

/// Looks for installed fonts, and passes the progress on before it returns. Nothing is downloaded: a font that is not
/// installed is not matched. Returns true.
@discardableResult public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
  _ descriptors: CFArray, _ mandatoryAttributes: NSSet?, _ progressBlock: @escaping CTFontDescriptorProgressHandler
) -> Bool {
  let mandatory = FontSearch.names(mandatoryAttributes)
  func values(_ found: [CTFontDescriptor]) -> NSMutableDictionary {
    let own = NSMutableDictionary()
    own[kCTFontDescriptorMatchingDescriptors] = NSArray(array: descriptors)
    own[kCTFontDescriptorMatchingResult] = NSArray(array: found)
    return own
  }
  var result: [CTFontDescriptor] = []
  guard progressBlock(.didBegin, values(result)) else { return true }
  for descriptor in descriptors.compactMap({ $0 as? CTFontDescriptor }) {
    guard let found = FontSearch.matches(descriptor, mandatory: mandatory).first else { continue }
    result.append(found)
    let own = values(result)
    own[kCTFontDescriptorMatchingSourceDescriptor] = descriptor
    guard progressBlock(.didMatch, own) else { return true }
  }
  _ = progressBlock(.didFinish, values(result))
  return true
}
