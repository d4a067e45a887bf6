import Foundation

/// A kind of data, known by an identifier such as `public.png`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// Makes the type with an identifier; nil for one that is not known.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil || identifier.hasPrefix("dyn.") else { return nil }
    self.identifier = identifier
  }

  /// Makes the type of files with an ending, without its dot. For an ending that is not known, a dynamic type; nil
  /// where the known type does not conform to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    let type = UTType(known: UTTypeTable.identifiersByEnding[ending] ?? "dyn.\(ending)")
    guard type.isDynamic || type.conforms(to: supertype) else { return nil }
    self = type
  }

  /// Makes the type that a media type names, such as `image/png`; nil for one that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let identifier = UTTypeTable.identifiersByMediaType[mimeType.lowercased()] else { return nil }
    self.identifier = identifier
    if !conforms(to: supertype) { return nil }
  }

  /// Makes a type that the app declares: known by its identifier alone.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Makes a type that another app declares: known by its identifier alone.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private var entry: UTTypeTable.Entry? { UTTypeTable.entries[identifier] }

  /// The usual ending of files; nil for kinds of kinds, such as images.
  public var preferredFilenameExtension: String? {
    isDynamic ? String(identifier.dropFirst(4)) : entry?.endings.first
  }

  /// The usual media type.
  public var preferredMIMEType: String? { entry?.mediaTypes.first }

  /// Whether the type is made up for an ending that is not known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is one that everybody knows.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { entry != nil }

  /// The types that this one is one of, all the way up.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = isDynamic ? ["public.data"] : entry?.parents ?? []
    while let next = pending.popLast() {
      if found.insert(UTType(known: next)).inserted { pending += UTTypeTable.entries[next]?.parents ?? [] }
    }
    return found
  }

  /// Whether data of this type are data of the other, too; a type conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether the type is one of another's more general ones.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.supertypes.contains(self) }

  /// Whether the type is a special case of another.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  public var description: String { identifier }
}
