/// A configuration whose description lists some of its properties, `describedProperties`.
@MainActor package protocol ConfigurationDescription {
  var describedProperties: KeyValuePairs<String, Any> { get }
}

extension ConfigurationDescription {
  package var propertyDescription: String {
    "\(Self.self)(" + describedProperties.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")"
  }

  package var propertyMirror: Mirror { Mirror(self, children: describedProperties, displayStyle: .struct) }
}
