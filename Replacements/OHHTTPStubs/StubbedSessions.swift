import Foundation
import FoundationNetworking

#if canImport(Glibc)
  import Glibc
#endif

// Sessions use the protocols of their configurations. With Objective-C, the methods that create configurations are
// replaced when the library is loaded. Here the linker uses these methods, which have the same types, in place of
// Foundation's: it finds their symbols in the program before it looks into Foundation's library.

extension URLSessionConfiguration {
  /// `default`, with the stubs' protocol.
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  public static func _stubbedDefault() -> URLSessionConfiguration {
    stubbed(_unstubbedDefault())
  }

  /// `ephemeral`, with the stubs' protocol.
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  public static func _stubbedEphemeral() -> URLSessionConfiguration {
    stubbed(FoundationMethod.ephemeral.object(URLSessionConfiguration.self))
  }

  /// `default`, as Foundation makes it.
  static func _unstubbedDefault() -> URLSessionConfiguration {
    FoundationMethod.default.object(URLSessionConfiguration.self)
  }

  private static func stubbed(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    // Whoever makes a session needs a configuration first.
    SharedStubProtocol.registration
    HTTPStubs.setEnabled(true, for: configuration)
    return configuration
  }
}

extension URLSession {
  /// `shared`, which has the protocols that are registered when it is first used.
  @_silgen_name("$s20FoundationNetworking10URLSessionC6sharedACvgZ")
  public static func _stubbedShared() -> URLSession {
    SharedStubProtocol.registration
    return FoundationMethod.shared.object(URLSession.self)
  }
}

/// Foundation's own methods, found by the names of their symbols.
private struct FoundationMethod: Sendable {
  static let `default` = FoundationMethod("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  static let ephemeral = FoundationMethod("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  static let shared = FoundationMethod("$s20FoundationNetworking10URLSessionC6sharedACvgZ")

  private let function: @convention(c) () -> UnsafeRawPointer

  private init(_ name: String) {
    guard let library = dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_NOLOAD), let symbol = dlsym(library, name)
    else { fatalError("OHHTTPStubs needs Foundation as a shared library: \(name) is not found in one") }
    function = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
  }

  /// Calls a static method without arguments that does not use its class, and whose caller owns the result: in C, a
  /// function that returns a pointer.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object {
    Unmanaged<Object>.fromOpaque(function()).takeRetainedValue()
  }
}
