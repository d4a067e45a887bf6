import Foundation

/// A fact about media. Those of files are not read here; a program can create some.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadataitem).
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because the parts change only in subclasses, on one queue, as Apple's do.
  struct Parts {
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var locale: Locale?
    var languageTag: String?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
  }

  var parts = Parts()

  override init() { super.init() }

  /// The identifier: the given one, or that of key and set; nil for none.
  open var identifier: AVMetadataIdentifier? {
    if let identifier = parts.identifier { return identifier }
    guard let space = parts.keySpace, let key = parts.key else { return nil }
    return Self.identifier(forKey: key, keySpace: space)
  }
  /// The key.
  open var key: (any NSCopying & NSObjectProtocol)? { parts.key }
  /// The set of the key.
  open var keySpace: AVMetadataKeySpace? {
    parts.keySpace ?? parts.identifier.flatMap { Self.keySpace(forIdentifier: $0) }
  }
  /// The key, if it is one that several formats have.
  open var commonKey: AVMetadataKey? {
    guard let name = identifier?.rawValue, name.hasPrefix("comn/") else { return nil }
    return AVMetadataKey(String(name.dropFirst(5)))
  }
  /// The value.
  open var value: (any NSCopying & NSObjectProtocol)? { parts.value }
  /// The value as a text; nil if it is none.
  open var stringValue: String? { (parts.value as? NSString)?.description ?? numberValue?.stringValue }
  /// The value as a number; nil if it is none.
  open var numberValue: NSNumber? { parts.value as? NSNumber }
  /// The value as a date; nil if it is none.
  open var dateValue: Date? { (parts.value as? NSDate).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970) } }
  /// The value as data; nil if it is none.
  open var dataValue: Data? { (parts.value as? NSData).map { Data(referencing: $0) } }
  /// The language and region.
  open var locale: Locale? { parts.locale }
  /// The language, as a name of BCP 47.
  open var extendedLanguageTag: String? { parts.languageTag }
  /// The type of the value.
  open var dataType: String? { parts.dataType }
  /// The time from which the fact holds.
  open var time: CMTime { parts.time }
  /// The duration for which the fact holds.
  open var duration: CMTime { parts.duration }
  /// The date from which the fact holds.
  open var startDate: Date? { parts.startDate }
  /// Further properties.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { parts.extraAttributes }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVMetadataItem()
    copy.parts = parts
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableMetadataItem()
    copy.parts = parts
    return copy
  }

  /// Returns the identifier of a key of a set; nil for a key that is no text.
  open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
    let name = key as? String ?? (key as? NSString)?.description ?? (key as? AVMetadataKey)?.rawValue
    return name.map { AVMetadataIdentifier("\(keySpace.rawValue)/\($0)") }
  }

  /// Returns the set of an identifier; nil if it has none.
  open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
    let parts = identifier.rawValue.split(separator: "/", maxSplits: 1)
    return parts.count == 2 ? AVMetadataKeySpace(String(parts[0])) : nil
  }

  /// Returns the items with a key and a set; nil for any.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      guard keySpace == nil || item.keySpace == keySpace else { return false }
      guard let key else { return true }
      guard let space = item.keySpace else { return false }
      return item.identifier == identifier(forKey: key, keySpace: space)
    }
  }

  /// Returns the items with an identifier.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// The key of a further property of a fact.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadataextraattributekey).
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address of the value.
  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "AVMetadataExtraAttributeValueURIKey")
  /// The address of the information.
  public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "AVMetadataExtraAttributeBaseURIKey")
  /// The information.
  public static let info = AVMetadataExtraAttributeKey(rawValue: "AVMetadataExtraAttributeInfoKey")
}

/// A fact about media that can be changed.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutablemetadataitem).
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  /// Creates a fact without a key and a value.
  public override init() { super.init() }

  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { parts.identifier = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { super.key }
    set { parts.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { super.keySpace }
    set { parts.keySpace = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { parts.value = newValue }
  }
  open override var locale: Locale? {
    get { super.locale }
    set { parts.locale = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { parts.languageTag = newValue }
  }
  open override var dataType: String? {
    get { super.dataType }
    set { parts.dataType = newValue }
  }
  open override var time: CMTime {
    get { super.time }
    set { parts.time = newValue }
  }
  open override var duration: CMTime {
    get { super.duration }
    set { parts.duration = newValue }
  }
  open override var startDate: Date? {
    get { super.startDate }
    set { parts.startDate = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { super.extraAttributes }
    set { parts.extraAttributes = newValue }
  }
}
