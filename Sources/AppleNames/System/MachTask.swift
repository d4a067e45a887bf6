import Foundation

// Darwin's function for the memory of the process, as far as programs read it. The numbers come from /proc.

/// The result of a call of Darwin's kernel.
public typealias kern_return_t = Int32
/// A number in records of Darwin's kernel.
public typealias integer_t = Int32
/// A number in records of Darwin's kernel.
public typealias natural_t = UInt32
/// A port of Darwin's kernel.
public typealias mach_port_t = UInt32
/// A task of Darwin's kernel.
public typealias task_t = mach_port_t
/// The kind of a record about a task.
public typealias task_flavor_t = UInt32
/// A size of memory.
public typealias mach_vm_size_t = UInt64
/// The number of words of a record.
public typealias mach_msg_type_number_t = UInt32
/// A record about a task, as its words.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// The result of a call that succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of a call with an argument that is not valid.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The port of the current process.
public let mach_task_self_: mach_port_t = 0x103
/// The kind of the record `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The kind of the record `task_vm_info`.
public let TASK_VM_INFO: Int32 = 22
/// The number of words of `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / 4)

/// The memory and the time of a task.
public struct mach_task_basic_info: Sendable {
  /// The size of the address space in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The memory that the task occupies, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The most memory that the task has occupied, in bytes.
  public var resident_size_max: mach_vm_size_t = 0
  /// The time in the task's own code.
  public var user_time = time_value_t()
  /// The time in the system's code.
  public var system_time = time_value_t()
  /// The way of scheduling; 0 here.
  public var policy: Int32 = 0
  /// The number of suspensions; 0 here.
  public var suspend_count: integer_t = 0
  /// Creates a record of zeros, to be filled in.
  public init() {}
}

/// The memory of a task, in the fields that programs read.
public struct task_vm_info_data_t: Sendable {
  /// The size of the address space in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The memory that the task occupies, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The most memory that the task has occupied, in bytes.
  public var resident_size_peak: mach_vm_size_t = 0
  /// The memory that only the task occupies, in bytes.
  public var phys_footprint: mach_vm_size_t = 0
  /// Creates a record of zeros, to be filled in.
  public init() {}
}

/// The memory of a task.
public typealias task_vm_info = task_vm_info_data_t
/// The memory and the time of a task.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// A time in seconds and microseconds.
public struct time_value_t: Sendable {
  /// The whole seconds.
  public var seconds: integer_t = 0
  /// The rest in microseconds.
  public var microseconds: integer_t = 0
  /// Creates a time of zero.
  public init() {}
}

/// Fills a record about the process: `mach_task_basic_info` or `task_vm_info_data_t`.
///
/// - Parameter count: the words that there is space for.
/// - Returns: `KERN_SUCCESS`, or an error for other kinds and too little space.
@discardableResult public func task_info(
  _ target_task: task_t, _ flavor: task_flavor_t, _ info: task_info_t!, _ count: UnsafeMutablePointer<UInt32>!
) -> kern_return_t {
  guard let info, let count else { return KERN_INVALID_ARGUMENT }
  let memory = ProcessMemory()
  switch Int32(bitPattern: flavor) {
  case MACH_TASK_BASIC_INFO:
    var record = mach_task_basic_info()
    record.virtual_size = memory.virtual
    record.resident_size = memory.resident
    record.resident_size_max = memory.peak
    return copy(record, to: info, count)
  case TASK_VM_INFO:
    var record = task_vm_info_data_t()
    record.virtual_size = memory.virtual
    record.resident_size = memory.resident
    record.resident_size_peak = memory.peak
    record.phys_footprint = memory.resident - min(memory.resident, memory.shared)
    return copy(record, to: info, count)
  default: return KERN_INVALID_ARGUMENT
  }
}

private func copy<Record>(_ record: Record, to info: task_info_t, _ count: UnsafeMutablePointer<UInt32>)
  -> kern_return_t
{
  let size = MemoryLayout<Record>.size
  guard Int(count.pointee) * 4 >= size else { return KERN_INVALID_ARGUMENT }
  withUnsafeBytes(of: record) { bytes in
    if let base = bytes.baseAddress { UnsafeMutableRawPointer(info).copyMemory(from: base, byteCount: size) }
  }
  count.pointee = UInt32(size / 4)
  return KERN_SUCCESS
}

/// Returns the memory in bytes that the process may still occupy: what is available on the machine.
public func os_proc_available_memory() -> Int {
  Int(clamping: (ProcessMemory.number(after: "MemAvailable:", in: "/proc/meminfo") ?? 0) * 1024)
}

/// The memory of the process in bytes.
private struct ProcessMemory {
  var virtual: UInt64 = 0
  var resident: UInt64 = 0
  var shared: UInt64 = 0
  var peak: UInt64 = 0

  init() {
    let page = UInt64(max(1, sysconf(Int32(_SC_PAGESIZE))))
    let pages = Self.text("/proc/self/statm").split(separator: " ").prefix(3).map { (UInt64($0) ?? 0) * page }
    if pages.count == 3 { (virtual, resident, shared) = (pages[0], pages[1], pages[2]) }
    peak = max(resident, (Self.number(after: "VmHWM:", in: "/proc/self/status") ?? 0) * 1024)
  }

  static func number(after label: String, in path: String) -> UInt64? {
    let line = text(path).split(separator: "\n").first { $0.hasPrefix(label) }
    return line.flatMap { UInt64($0.dropFirst(label.count).split(separator: " ").first ?? "") }
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
