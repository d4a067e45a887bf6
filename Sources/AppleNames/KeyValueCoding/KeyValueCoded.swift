import Foundation

/// An object that finds its values by name itself, as managed objects do. Key-value coding and predicates ask it first.
public protocol KeyValueCoded: NSObject {
  /// Returns the value with a name.
  func codedValue(forKey key: String) -> Any?
  /// Sets the value with a name.
  func setCodedValue(_ value: Any?, forKey key: String)
}

extension KeyValueCoded {
  /// Returns the value of a property as other objects' values are found.
  package func plainValue(forKey key: String) -> Any? { uncodedValue(forKey: key) }

  /// Sets a property as other objects' properties are set.
  package func setPlainValue(_ value: Any?, forKey key: String) { setUncodedValue(value, forKey: key) }

  /// Announces a change to observers by name.
  package func announceChange(ofKey key: String) { NamedObservations.existing(of: self)?.keepValue(of: self, key) }

  /// Notifies observers by name of a change.
  package func reportChange(ofKey key: String) { NamedObservations.existing(of: self)?.report(.setting, of: self, key) }
}
