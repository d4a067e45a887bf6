import CSoup
import Foundation
import Serving

/// The reasons why a server for browsers does not start.
package enum WebServerError: Error, Equatable, CustomStringConvertible {
  case noPort(Int)
  case portTaken(String, Int)
  case noAddress(String)
  case needsTLS(String)
  case needsPassword(String)
  case certificate(String, String)
  case publicAddress(String)

  package var description: String {
    switch self {
    case .noPort(let first): "no port from \(first) up is free on 127.0.0.1 and ::1"
    case .portTaken(let address, let port): "port \(port) of \(address) is in use"
    case .noAddress(let address): "\(address) is not an address of this machine"
    case .needsTLS(let address): "\(address) can be reached by others, so a certificate is needed"
    case .needsPassword(let address): "\(address) can be reached by others, so a password is needed"
    case .certificate(let path, let reason): "the certificate \(path) cannot be used: \(reason)"
    case .publicAddress(let address): "\(address) is not an address such as https://tv.example.org"
    }
  }
}

/// The sockets, the certificate and the policy of a server, according to its options. Unsafe options open no server.
struct Opening {
  private static let firstPort = 8_080
  private static let portCount = 100

  private(set) var listeners: [Int32] = []
  private(set) var port = 0
  private(set) var certificate: UnsafeMutablePointer<GTlsCertificate>?
  let policy: RequestPolicy
  let address: String

  init(_ options: WebOptions) throws {
    try Self.check(options)
    var certificate: UnsafeMutablePointer<GTlsCertificate>?
    if let files = options.certificate {
      var error: UnsafeMutablePointer<GError>?
      certificate = g_tls_certificate_new_from_files(files.certificate, files.key, &error)
      if certificate == nil {
        let reason = error.map { String(cString: $0.pointee.message) } ?? ""
        g_clear_error(&error)
        throw WebServerError.certificate(files.certificate, reason)
      }
    }
    let (listeners, port) = try Self.listen(options)
    let isSecure = certificate != nil || options.publicAddress != nil
    let isLoopback = options.address == .loopback
    let entry: RequestPolicy.Entry
    if options.publicAddress != nil, options.trustedHeader != nil {
      entry = .proxy
    } else if options.publicAddress == nil, isLoopback, options.accounts.hashes.isEmpty {
      entry = .token(options.token ?? .random())
    } else {
      entry = .password
    }
    var isToken = false
    if case .token = entry { isToken = true }
    policy = RequestPolicy(
      entry: entry, isSecure: isSecure, hosts: Self.hosts(options, port: port), port: port,
      folder: isToken ? options.folder ?? .random(in: .min ... .max) : nil)
    if case .token(let token) = entry {
      address = "\(isSecure ? "https" : "http")://127.0.0.1:\(port)/\(token.text)"
    } else {
      address = options.publicAddress ?? Self.printed(options, port: port, isSecure: isSecure)
    }
    self.certificate = certificate
    self.listeners = listeners
    self.port = port
  }

  /// Checks that a server reachable by others has TLS and a password, or a proxy that provides both.
  private static func check(_ options: WebOptions) throws {
    if let address = options.publicAddress {
      guard address.hasPrefix("https://"), address.dropFirst(8).allSatisfy({ $0 != "/" && $0 != " " }),
        address.utf8.count > 8
      else { throw WebServerError.publicAddress(address) }
      if options.trustedHeader == nil, options.accounts.hashes.isEmpty { throw WebServerError.needsPassword(address) }
    }
    guard case .address(let address) = options.address else { return }
    if options.certificate == nil, options.publicAddress == nil { throw WebServerError.needsTLS(address) }
    if options.accounts.hashes.isEmpty, options.publicAddress == nil { throw WebServerError.needsPassword(address) }
  }

  private static func listen(_ options: WebOptions) throws -> ([Int32], Int) {
    let ports = options.port.map { $0...$0 } ?? firstPort...(firstPort + portCount - 1)
    for port in ports {
      switch options.address {
      case .loopback:
        let found = Listener.loopback(port: port)
        if !found.isEmpty { return (found, port) }
      case .address(let address):
        do { return ([try Listener.listen(address, port)], port) } catch Listener.Failure.taken {} catch {
          throw WebServerError.noAddress(address)
        }
      }
    }
    guard let port = options.port else { throw WebServerError.noPort(firstPort) }
    if case .address(let address) = options.address { throw WebServerError.portTaken(address, port) }
    throw WebServerError.portTaken("127.0.0.1", port)
  }

  /// Returns the names by which browsers may address the server.
  private static func hosts(_ options: WebOptions, port: Int) -> Set<String> {
    if let address = options.publicAddress { return [String(address.dropFirst("https://".count))] }
    let standard = options.certificate == nil ? 80 : 443
    func withPort(_ host: String) -> String { port == standard ? host : "\(host):\(port)" }
    switch options.address {
    case .loopback: return Set(["127.0.0.1", "localhost", "[::1]"].map(withPort))
    case .address(let address):
      var hosts = options.names
      if address == "0.0.0.0" || address == "::" {
        hosts += ownAddresses()
      } else {
        hosts.append(address.contains(":") ? "[\(address)]" : address)
      }
      return Set((hosts + ["localhost", "127.0.0.1", "[::1]"]).map(withPort))
    }
  }

  /// Returns the addresses and the name of this machine.
  private static func ownAddresses() -> [String] {
    let name = ProcessInfo.processInfo.hostName
    var found = [name, name + ".local"]
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return found }
    defer { freeifaddrs(list) }
    var next = list
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let address = entry.pointee.ifa_addr else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard getnameinfo(address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
        continue
      }
      let digits = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      found.append(family == AF_INET6 ? "[\(digits)]" : digits)
    }
    return found
  }

  private static func printed(_ options: WebOptions, port: Int, isSecure: Bool) -> String {
    let host: String
    if case .address(let address) = options.address {
      let shown =
        address == "0.0.0.0" || address == "::" ? options.names.first ?? ProcessInfo.processInfo.hostName : address
      host = shown.contains(":") ? "[\(shown)]" : shown
    } else {
      host = "127.0.0.1"
    }
    return "\(isSecure ? "https" : "http")://\(host):\(port)/"
  }
}
