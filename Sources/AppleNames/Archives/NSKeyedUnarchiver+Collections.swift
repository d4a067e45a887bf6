import Foundation

extension NSKeyedUnarchiver {
  /// Returns the array of objects of a class in an archive; nil if it has something else.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
  }

  /// Returns the array of objects of classes in an archive; nil if it has something else.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
    let object = try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data)
    return object as? [Any] ?? (object as? NSArray)?.map { $0 }
  }

  /// Returns the dictionary of objects of two classes in an archive; nil if it has something else.
  public static func unarchivedDictionary<
    DecodedKeyType: NSObject & NSCopying & NSCoding, DecodedObjectType: NSObject & NSCoding
  >(
    ofKeyClass keyCls: DecodedKeyType.Type, objectClass valueCls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedKeyType: DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data)
      as? [DecodedKeyType: DecodedObjectType]
  }

  /// Returns the dictionary of objects of classes in an archive; nil if it has something else.
  public static func unarchivedDictionary(
    ofKeyClasses keyClasses: [AnyClass], objectClasses valueClasses: [AnyClass], from data: Data
  ) throws -> [AnyHashable: Any]? {
    try unarchivedObject(ofClasses: [NSDictionary.self] + keyClasses + valueClasses, from: data) as? [AnyHashable: Any]
  }
}

extension NSKeyedArchiver {
  /// Encodes a value of Swift under a key.
  public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // In an array, since a property list is no single number or text.
    encode(try encoder.encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns the value of Swift under a key; nil if there is none or it has another type.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
  }
}
