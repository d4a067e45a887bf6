import Foundation

/// A kind of data, identified by a name such as `public.png`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype).
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates the type with an identifier; nil if it is unknown.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil || identifier.hasPrefix("dyn.") else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, without its dot. An unknown extension gives a dynamic type; a known
  /// type that does not conform to `supertype` gives nil.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    let type = UTType(known: UTTypeTable.identifiersByEnding[ending] ?? "dyn.\(ending)")
    guard type.isDynamic || type.conforms(to: supertype) else { return nil }
    self = type
  }

  /// Creates the type for a media type such as `image/png`; nil if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let identifier = UTTypeTable.identifiersByMediaType[mimeType.lowercased()] else { return nil }
    self.identifier = identifier
    if !conforms(to: supertype) { return nil }
  }

  /// Creates a type that the app declares, of which only the identifier is known.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another app declares, of which only the identifier is known.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private var entry: UTTypeTable.Entry? { UTTypeTable.entries[identifier] }

  /// The usual file extension; nil for general types, such as images.
  public var preferredFilenameExtension: String? {
    isDynamic ? String(identifier.dropFirst(4)) : entry?.endings.first
  }

  /// The usual media type.
  public var preferredMIMEType: String? { entry?.mediaTypes.first }

  /// Whether the type was generated for an unknown extension.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the type is one of those known here.
  public var isDeclared: Bool { entry != nil }

  /// All types to which this one conforms, directly or indirectly.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = isDynamic ? ["public.data"] : entry?.parents ?? []
    while let next = pending.popLast() {
      if found.insert(UTType(known: next)).inserted { pending += UTTypeTable.entries[next]?.parents ?? [] }
    }
    return found
  }

  /// Returns whether data of this type are also data of the other; a type conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether the type is a more general one than another.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.supertypes.contains(self) }

  /// Returns whether the type is a more specific one than another.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  public var description: String { identifier }
}
