import Foundation
import UniformTypeIdentifiers

// The classes whose objects can be dragged: texts, plain and attributed, URLs, pictures, colours.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.url.identifier]
  }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) -> Data? {
    Data(String(describing: self).utf8)
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw NSItemProvider.LoadError.unavailable(type: typeIdentifier)
    }
    return object
  }
}

/// Attributed text is written and read as plain text; a provider of an object keeps its attributes.
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) -> Data? { Data(string.utf8) }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object =
        (self == NSMutableAttributedString.self
        ? NSMutableAttributedString(string: text) : NSAttributedString(string: text)) as? Self
    else {
      throw NSItemProvider.LoadError.unavailable(type: typeIdentifier)
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) -> Data? {
    Data(((self as URL).absoluteString).utf8)
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
      throw NSItemProvider.LoadError.unavailable(type: typeIdentifier)
    }
    return object
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) -> Data? {
    typeIdentifier == UTType.jpeg.identifier ? jpegData(compressionQuality: 0.9) : pngData()
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = UIImage(data: data) as? Self else {
      throw NSItemProvider.LoadError.unavailable(type: typeIdentifier)
    }
    return object
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) -> Data? {
    try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
      throw NSItemProvider.LoadError.unavailable(type: typeIdentifier)
    }
    return object
  }
}
