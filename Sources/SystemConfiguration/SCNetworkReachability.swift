import AppleNames
import Network

/// A function that receives changes. Apple's is a C function, whose parameters cannot have Swift types.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The context with which the function is called.
///
/// See [Apple's page](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext).
public struct SCNetworkReachabilityContext {
  /// The version: 0.
  public var version: CFIndex
  /// The object passed to the function.
  public var info: UnsafeMutableRawPointer?
  /// Retains the object.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Releases the object.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes the object.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates an empty context.
  public init() { (version, info, retain, release, copyDescription) = (0, nil, nil, nil, nil) }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// Determines whether a host can be reached, from the computer's own interfaces and the kernel's routes: nothing is
/// sent.
///
/// See [Apple's page](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability-g7d).
public final class SCNetworkReachability: @unchecked Sendable {
  // Unchecked because of the variables, which `lock` protects.
  private let target: ReachabilityTarget
  private let lock = NSLock()
  private var call: SCNetworkReachabilityCallBack?
  private var info: UnsafeMutableRawPointer?
  private var release: ((UnsafeRawPointer) -> Void)?
  private var monitor: NWPathMonitor?
  private var last: SCNetworkReachabilityFlags?

  init(_ target: ReachabilityTarget) { self.target = target }

  deinit {
    monitor?.cancel()
    if let info, let release { release(info) }
  }

  var flags: SCNetworkReachabilityFlags { target.flags }

  func set(_ call: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    let info = context?.info.map { info in
      context?.retain.map { UnsafeMutableRawPointer(mutating: $0(info)) } ?? info
    }
    let (oldInfo, oldRelease) = lock.withLock {
      defer { (self.call, self.info, release) = (call, info, context?.release) }
      return (self.info, release)
    }
    if let oldInfo { oldRelease?(oldInfo) }
  }

  /// Reports changes on a queue; nil ends it. As on iOS, only changes are reported.
  func observe(on queue: DispatchQueue?) {
    let started = queue == nil ? nil : NWPathMonitor()
    started?.pathUpdateHandler = { [weak self] _ in self?.report() }
    let old = lock.withLock {
      defer { monitor = started }
      last = target.flags
      return monitor
    }
    old?.cancel()
    if let queue { started?.start(queue: queue) }
  }

  private func report() {
    let flags = target.flags
    let (call, info) = lock.withLock {
      defer { last = flags }
      return (last == flags ? nil : self.call, self.info)
    }
    call?(self, flags, info)
  }
}

/// Creates the reachability of an address; nil for a family of addresses that is not known.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { ReachabilityTarget(address).map { SCNetworkReachability($0) }.notingStatus() }

/// Creates the reachability of a host by its name; nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  ReachabilityTarget(String(cString: nodename)).map { SCNetworkReachability($0) }.notingStatus()
}

/// Returns the flags that currently apply to the host.
///
/// - Parameter flags: receives the flags: none if the host cannot be reached.
/// - Returns: true.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function that receives changes; nil removes it. It is called once the target has a queue or a run loop.
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Reports changes on a queue, while the program runs the main loop; nil ends it.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.observe(on: queue)
  return true
}

/// Reports changes on the main queue, whatever run loop is given.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.observe(on: .main)
  return true
}

/// Stops reporting changes.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.observe(on: nil)
  return true
}
