import AppleNames
import Foundation
import Glibc
import Testing

@Suite struct SystemNameTests {
  @Test func limitsOfCTypesAreThoseOfSwift() {
    #expect(INT16_MIN == Int32(Int16.min) && INT32_MIN == Int32.min && INT64_MIN == Int64.min)
    #expect(INT64_MAX == Int64.max && UINT64_MAX == UInt64.max && UINT_MAX == UInt32.max)
    #expect(UCHAR_MAX == Int32(UInt8.max) && USHRT_MAX == Int32(UInt16.max) && ULONG_MAX == UInt.max)
  }

  @Test func queuesAreComparedByIdentity() {
    let queue = DispatchQueue(label: "a")
    #expect(queue == queue && queue != DispatchQueue(label: "a"))
    #expect(Set([queue, .main, queue]).count == 2)
  }

  @Test func queuesHaveLabelsOfC() {
    let queue = DispatchQueue(label: "a.b")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "a.b")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "a.b")
    #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(queue))
  }

  @Test func templatesMayHaveAnyNumberOfXs() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/own.XXX".utf8CString)
    let path = try #require(mkdtemp·bsd(&name).map { String(cString: $0) })
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(path.hasPrefix("\(folder)/own.") && !path.hasSuffix("XXX") && path.count == folder.count + 8)
    #expect(access(path, W_OK) == 0)
    var file = Array("\(path)/a.X".utf8CString)
    let descriptor = mkstemp·bsd(&file)
    #expect(descriptor >= 0 && close(descriptor) == 0 && access(file, R_OK) == 0)
    var plain = Array("\(path)/a".utf8CString)
    #expect(mkdtemp·bsd(&plain) == nil && errno == EINVAL)
    var missing = Array("\(path)/none/a.XX".utf8CString)
    #expect(mkstemp·bsd(&missing) == -1 && errno == ENOENT)
  }

  @Test func textsAreCopiedAndCut() {
    var place = [CChar](repeating: 1, count: 6)
    #expect(strlcpy(&place, "abc", 6) == 3 && strlcat(&place, "defg", 6) == 7)
    #expect(place == [97, 98, 99, 100, 101, 0])
    #expect(strlcpy(&place, "abcdefgh", 4) == 8 && place[3] == 0)
    "hello".withCString { text in
      #expect(strnstr(text, "ll", 5).map { $0 - UnsafeMutablePointer(mutating: text) } == 2)
      #expect(strnstr(text, "ll", 3) == nil)
    }
  }

  private final class Memory {
    var bytes: [UInt8] = []
    var position = 0
    var isClosed = false
  }

  @Test func streamsAreMadeOfFunctions() throws {
    let memory = Memory()
    let cookie = Unmanaged.passUnretained(memory).toOpaque()
    func of(_ cookie: UnsafeMutableRawPointer?) -> Memory {
      cookie.map { Unmanaged<Memory>.fromOpaque($0).takeUnretainedValue() } ?? Memory()
    }
    let stream = try #require(
      funopen(
        cookie,
        { cookie, bytes, count in
          let memory = of(cookie)
          let part = memory.bytes[memory.position...].prefix(Int(count))
          for (index, byte) in part.enumerated() { bytes?[index] = CChar(bitPattern: byte) }
          memory.position += part.count
          return Int32(part.count)
        },
        { cookie, bytes, count in
          let memory = of(cookie)
          let new = UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) }
          memory.bytes.replaceSubrange(
            memory.position..<min(memory.bytes.count, memory.position + new.count), with: new)
          memory.position += new.count
          return count
        },
        { cookie, offset, whence in
          let memory = of(cookie)
          let start = whence == SEEK_SET ? 0 : whence == SEEK_END ? memory.bytes.count : memory.position
          memory.position = start + Int(offset)
          return fpos_t(memory.position)
        },
        { cookie in
          of(cookie).isClosed = true
          return 0
        }))
    fputs("hello world", stream)
    fseek(stream, 6, SEEK_SET)
    var buffer = [CChar](repeating: 0, count: 16)
    #expect(fread(&buffer, 1, 5, stream) == 5)
    #expect(String(decoding: buffer.prefix(5).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "world")
    #expect(ftell(stream) == 11)
    fclose(stream)
    #expect(memory.isClosed && memory.bytes == Array("hello world".utf8))
  }

  @Test func filesHaveTimes() {
    var record = stat()
    #expect(stat("/", &record) == 0)
    #expect(record.st_mtimespec.tv_sec == record.st_mtim.tv_sec && S_ISDIR(record.st_mode))
  }

  @Test func factsHaveNames() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
    var name = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0 && name[0] != 0)
    var memory: UInt64 = 0
    size = 8
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
    #expect(memory == ProcessInfo.processInfo.physicalMemory)
    #expect(sysctlbyname("hw.none", nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  // As programs call it.
  @Test func theMemoryOfTheProcessIsKnown() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size > 1 << 20 && info.virtual_size > info.resident_size)
    var small: UInt32 = 2
    #expect(
      task_info(
        mach_task_self_, task_flavor_t(TASK_VM_INFO),
        [0, 0, 0].withUnsafeBufferPointer { UnsafeMutablePointer(mutating: $0.baseAddress) }, &small) != KERN_SUCCESS)
    #expect(os_proc_available_memory() > 0)
  }

  @Test func otherNamesExist() {
    #expect(String(cString: getprogname()) == ProcessInfo.processInfo.processName)
    #expect(clock_gettime_nsec_np(CLOCK_UPTIME_RAW) > 0 && mach_continuous_time() > 0 && issetugid() == 0)
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_INET)
    address.sa_len = 1
    #expect(Int(address.sa_len) == MemoryLayout<sockaddr_in>.size)
    var value: Int32 = 1
    #expect(OSAtomicAdd32(2, &value) == 3 && OSAtomicCompareAndSwap32(3, 5, &value) && value == 5)
    #expect(!OSAtomicCompareAndSwap32(3, 6, &value))
    #expect(timingsafe_bcmp("ab", "ab", 2) == 0 && timingsafe_bcmp("ab", "ac", 2) != 0)
    let pointer = malloc(10)
    #expect(malloc_size(pointer) >= 10)
    free(pointer)
  }

  @Test func filesHaveAttributes() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // Some file systems have none.
    guard setxattr(file.path, "com.example.tag", "abc", 3, 0, 0) == 0 else { return }
    var value = [UInt8](repeating: 0, count: 3)
    #expect(getxattr(file.path, "com.example.tag", &value, 3, 0, 0) == 3 && value == Array("abc".utf8))
    #expect(removexattr(file.path, "com.example.tag", 0) == 0)
    #expect(getxattr(file.path, "com.example.tag", nil, 0, 0, 0) == -1 && errno == ENOATTR)
  }

  @Test func spinLocksLetOneThreadIn() {
    // Unchecked because the lock under test guards the count.
    final class Shared: @unchecked Sendable {
      var lock = OS_SPINLOCK_INIT
      var count = 0
    }
    let shared = Shared()
    DispatchQueue.concurrentPerform(iterations: 2000) { _ in
      OSSpinLockLock(&shared.lock)
      shared.count += 1
      OSSpinLockUnlock(&shared.lock)
    }
    #expect(shared.count == 2000 && OSSpinLockTry(&shared.lock) && !OSSpinLockTry(&shared.lock))
    var number: Int64 = 1
    #expect(OSAtomicIncrement64Barrier(&number) == 2 && OSAtomicAdd64Barrier(5, &number) == 7)
    #expect(OSAtomicCompareAndSwap64Barrier(7, 9, &number) && number == 9)
  }
}
