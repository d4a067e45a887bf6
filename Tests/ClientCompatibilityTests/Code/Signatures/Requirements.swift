import UIKit

// Checks of signatures: each of these compiles only for the type that is named.

/// A property of an object, of exactly this type, that can be set.
func readWrite<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, _ type: Value.Type) {}

/// A property of a value, of exactly this type, that can be set.
func writable<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ type: Value.Type) {}

/// A property of exactly this type that cannot be set.
func readOnly<Root, Value>(_ path: KeyPath<Root, Value>, _ type: Value.Type) {}

// The compiler takes this one for a property that can be set, and warns.
@available(*, deprecated, message: "the property can be set, which it cannot on iOS")
func readOnly<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, _ type: Value.Type) {}

func requireRaw<T: RawRepresentable>(_ type: T.Type, _ raw: T.RawValue.Type) where T: Hashable {}
func requireOptionSet<T: OptionSet>(_ type: T.Type, _ raw: T.RawValue.Type) {}
func requireHashable<T: Hashable>(_ type: T.Type) {}
func requireEquatable<T: Equatable>(_ type: T.Type) {}
func requireSendable<T: Sendable>(_ type: T.Type) {}
func requireCodable<T: Codable>(_ type: T.Type) {}
func requireCopying<T: NSCopying>(_ type: T.Type) {}
func requireCoding<T: NSCoding>(_ type: T.Type) {}
func requireDescription<T: CustomStringConvertible & CustomDebugStringConvertible & CustomReflectable>(
  _ type: T.Type
) {}
