import UIKit

// Checks of signatures: each compiles only for the named type.

/// A settable property of an object, of exactly this type.
func readWrite<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, _ type: Value.Type) {}

/// A settable property of a value, of exactly this type.
func writable<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ type: Value.Type) {}

/// A property of exactly this type that is not settable.
func readOnly<Root, Value>(_ path: KeyPath<Root, Value>, _ type: Value.Type) {}

// The compiler considers this one settable, and warns.
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
