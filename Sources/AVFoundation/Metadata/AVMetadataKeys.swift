/// The key of a fact about media.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatakey).
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = AVMetadataKey("title")
  /// The creator.
  public static let commonKeyCreator = AVMetadataKey("creator")
  /// The subject.
  public static let commonKeySubject = AVMetadataKey("subject")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey("description")
  /// The publisher.
  public static let commonKeyPublisher = AVMetadataKey("publisher")
  /// The contributor.
  public static let commonKeyContributor = AVMetadataKey("contributor")
  /// The creation date.
  public static let commonKeyCreationDate = AVMetadataKey("creationDate")
  /// The last modified date.
  public static let commonKeyLastModifiedDate = AVMetadataKey("lastModifiedDate")
  /// The type.
  public static let commonKeyType = AVMetadataKey("type")
  /// The format.
  public static let commonKeyFormat = AVMetadataKey("format")
  /// The identifier.
  public static let commonKeyIdentifier = AVMetadataKey("identifier")
  /// The source.
  public static let commonKeySource = AVMetadataKey("source")
  /// The language.
  public static let commonKeyLanguage = AVMetadataKey("language")
  /// The relation.
  public static let commonKeyRelation = AVMetadataKey("relation")
  /// The location.
  public static let commonKeyLocation = AVMetadataKey("location")
  /// The copyrights.
  public static let commonKeyCopyrights = AVMetadataKey("copyrights")
  /// The album name.
  public static let commonKeyAlbumName = AVMetadataKey("albumName")
  /// The author.
  public static let commonKeyAuthor = AVMetadataKey("author")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey("artist")
  /// The artwork.
  public static let commonKeyArtwork = AVMetadataKey("artwork")
  /// The make.
  public static let commonKeyMake = AVMetadataKey("make")
  /// The model.
  public static let commonKeyModel = AVMetadataKey("model")
  /// The software.
  public static let commonKeySoftware = AVMetadataKey("software")
  /// The place of a QuickTime film, as a text of ISO 6709.
  public static let quickTimeMetadataKeyLocationISO6709 = AVMetadataKey("com.apple.quicktime.location.ISO6709")
  /// The date of a QuickTime film.
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey("com.apple.quicktime.creationdate")
  /// The identifier that a QuickTime film shares with its photograph.
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey("com.apple.quicktime.content.identifier")
}

/// A set of keys of facts about media.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatakeyspace).
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a set by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a set by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The keys that several formats have.
  public static let common = AVMetadataKeySpace("comn")
  /// The keys of QuickTime's metadata.
  public static let quickTimeMetadata = AVMetadataKeySpace("mdta")
  /// The keys of QuickTime's user data.
  public static let quickTimeUserData = AVMetadataKeySpace("udta")
  /// The keys of ISO's user data.
  public static let isoUserData = AVMetadataKeySpace("uiso")
  /// The keys of iTunes.
  public static let iTunes = AVMetadataKeySpace("itsk")
  /// The keys of ID3.
  public static let id3 = AVMetadataKeySpace("org.id3")
}

/// A key of facts about media, together with its set.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadataidentifier).
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
  /// The creator.
  public static let commonIdentifierCreator = AVMetadataIdentifier("comn/creator")
  /// The subject.
  public static let commonIdentifierSubject = AVMetadataIdentifier("comn/subject")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
  /// The publisher.
  public static let commonIdentifierPublisher = AVMetadataIdentifier("comn/publisher")
  /// The contributor.
  public static let commonIdentifierContributor = AVMetadataIdentifier("comn/contributor")
  /// The creation date.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier("comn/creationDate")
  /// The last modified date.
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier("comn/lastModifiedDate")
  /// The type.
  public static let commonIdentifierType = AVMetadataIdentifier("comn/type")
  /// The format.
  public static let commonIdentifierFormat = AVMetadataIdentifier("comn/format")
  /// The identifier.
  public static let commonIdentifierIdentifier = AVMetadataIdentifier("comn/identifier")
  /// The source.
  public static let commonIdentifierSource = AVMetadataIdentifier("comn/source")
  /// The language.
  public static let commonIdentifierLanguage = AVMetadataIdentifier("comn/language")
  /// The relation.
  public static let commonIdentifierRelation = AVMetadataIdentifier("comn/relation")
  /// The location.
  public static let commonIdentifierLocation = AVMetadataIdentifier("comn/location")
  /// The copyrights.
  public static let commonIdentifierCopyrights = AVMetadataIdentifier("comn/copyrights")
  /// The album name.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
  /// The author.
  public static let commonIdentifierAuthor = AVMetadataIdentifier("comn/author")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
  /// The artwork.
  public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
  /// The make.
  public static let commonIdentifierMake = AVMetadataIdentifier("comn/make")
  /// The model.
  public static let commonIdentifierModel = AVMetadataIdentifier("comn/model")
  /// The software.
  public static let commonIdentifierSoftware = AVMetadataIdentifier("comn/software")
  /// The place of a QuickTime film, as a text of ISO 6709.
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier("mdta/com.apple.quicktime.location.ISO6709")
}
