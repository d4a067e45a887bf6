import Foundation

/// Reads a fact about the machine by its name on Darwin: `hw.machine`, `hw.model`, `hw.memsize`, `hw.ncpu`,
/// `hw.activecpu`, `hw.physicalcpu`, `hw.logicalcpu`, `hw.pagesize`, `kern.ostype`, `kern.osrelease`, `kern.osversion`,
/// `kern.version` and `kern.hostname`.
///
/// - Parameters:
///   - oldp: the place of the fact; nil to ask for its size only.
///   - oldlenp: the size of that place, which receives that of the fact.
/// - Returns: 0, or -1 with the error in `errno`: other names do not exist, and nothing can be set.
@discardableResult public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard newp == nil else { return failure(EPERM) }
  guard let value = MachineFact.bytes(of: String(cString: name)) else { return failure(ENOENT) }
  guard let oldlenp else { return 0 }
  guard let oldp else {
    oldlenp.pointee = value.count
    return 0
  }
  let count = min(oldlenp.pointee, value.count)
  value.withUnsafeBytes { bytes in
    if let base = bytes.baseAddress { oldp.copyMemory(from: base, byteCount: count) }
  }
  oldlenp.pointee = count
  return count < value.count ? failure(ENOMEM) : 0
}

private func failure(_ error: Int32) -> Int32 {
  errno = error
  return -1
}

/// The facts about the machine.
private enum MachineFact {
  static func bytes(of name: String) -> [UInt8]? {
    switch name {
    case "hw.machine": return text(system { $0.machine })
    case "hw.model", "hw.targettype": return text(model ?? system { $0.machine })
    case "hw.memsize", "hw.memsize_usable": return number(ProcessInfo.processInfo.physicalMemory)
    case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu", "hw.physicalcpu_max", "hw.logicalcpu_max":
      return number(Int32(ProcessInfo.processInfo.processorCount))
    case "hw.activecpu": return number(Int32(ProcessInfo.processInfo.activeProcessorCount))
    case "hw.pagesize": return number(Int64(sysconf(Int32(_SC_PAGESIZE))))
    case "kern.ostype": return text(system { $0.sysname })
    case "kern.osrelease": return text(system { $0.release })
    case "kern.osversion", "kern.version": return text(system { $0.version })
    case "kern.hostname": return text(system { $0.nodename })
    default: return nil
    }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

  private static func number(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  private static var model: String? {
    guard let data = FileManager.default.contents(atPath: "/sys/devices/virtual/dmi/id/product_name") else {
      return nil
    }
    let name = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? nil : name
  }

  private static func system<Field>(_ field: (utsname) -> Field) -> String {
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: field(names)) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
