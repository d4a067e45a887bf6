import Foundation

/// An identifier that depends on the program, the user and the machine.
enum DeviceIdentifier {
  static let vendor: UUID? = {
    let machine = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy
      .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
    guard let machine else { return nil }
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return number(of: "\(machine.filter { !$0.isWhitespace }) \(program) \(NSUserName())")
  }()

  /// Returns an identifier (version 8) of two 64-bit FNV-1a hashes: of the text, and of the text in reverse.
  static func number(of text: String) -> UUID {
    func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    var bytes: [UInt8] = []
    for half in [hash(text.utf8), hash(text.utf8.reversed())] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * UInt64($0))) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
