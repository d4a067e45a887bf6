import Foundation

extension NSDictionary {
  /// Reads a dictionary from a property list. Throws if the file cannot be read, or has something else.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), options: [], format: nil)
    guard let dictionary = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    self.init(dictionary: dictionary)
  }

  /// Writes the dictionary as a property list. Throws if it has other values than those of property lists, or the file
  /// cannot be written.
  public func write(to url: URL) throws {
    try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0).write(to: url)
  }
}
