/// Names a configuration and those of its properties that `describedProperties` lists.
@MainActor protocol ConfigurationDescription {
  var describedProperties: KeyValuePairs<String, Any> { get }
}

extension ConfigurationDescription {
  var propertyDescription: String {
    "\(Self.self)(" + describedProperties.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")"
  }

  var propertyMirror: Mirror { Mirror(self, children: describedProperties, displayStyle: .struct) }
}
