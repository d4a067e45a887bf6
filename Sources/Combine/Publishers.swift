/// A namespace for publishers that are made from others.
///
/// Operators return them. Their properties are those that the operators were called with.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/publishers).
public enum Publishers {}
