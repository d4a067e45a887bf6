import Foundation

extension NSCoder {
  /// Returns the array of objects of a class under a key; nil if there is something else.
  public func decodeArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedObjectType]? {
    decodeObject(of: [NSArray.self, cls], forKey: key) as? [DecodedObjectType]
  }

  /// Returns the array of objects of classes under a key; nil if there is something else.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    let object = decodeObject(of: [NSArray.self] + classes, forKey: key)
    return object as? [Any] ?? (object as? NSArray)?.map { $0 }
  }

  /// Returns the dictionary of objects of two classes under a key; nil if there is something else.
  public func decodeDictionary<
    DecodedKeyType: NSObject & NSCopying & NSCoding, DecodedObjectType: NSObject & NSCoding
  >(
    withKeyClass keyCls: DecodedKeyType.Type, objectClass objectCls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedKeyType: DecodedObjectType]? {
    decodeObject(of: [NSDictionary.self, keyCls, objectCls], forKey: key) as? [DecodedKeyType: DecodedObjectType]
  }

  /// Returns the dictionary of objects of classes under a key; nil if there is something else.
  public func decodeDictionary(
    withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses objectClasses: [AnyClass], forKey key: String
  ) -> [AnyHashable: Any]? {
    decodeObject(of: [NSDictionary.self] + keyClasses + objectClasses, forKey: key) as? [AnyHashable: Any]
  }
}
