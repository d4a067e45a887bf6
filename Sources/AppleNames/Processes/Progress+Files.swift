import Foundation

extension Progress {
  /// Calls a closure while this is the current progress, of which new ones in the closure become parts.
  public func performAsCurrent<Result>(
    withPendingUnitCount unitCount: Int64, using work: () throws -> Result
  ) rethrows -> Result {
    becomeCurrent(withPendingUnitCount: unitCount)
    defer { resignCurrent() }
    return try work()
  }

  /// The seconds that remain; nil if they are not known.
  public var estimatedTimeRemaining: TimeInterval? {
    get { (userInfo[.estimatedTimeRemainingKey] as? NSNumber)?.doubleValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .estimatedTimeRemainingKey) }
  }

  /// The bytes in a second; nil if they are not known.
  public var throughput: Int? {
    get { (userInfo[.throughputKey] as? NSNumber)?.intValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .throughputKey) }
  }

  /// The kind of work with files; nil for other work.
  public var fileOperationKind: FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }

  /// The address of the file; nil for none.
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }

  /// The number of files; nil if it is not known.
  public var fileTotalCount: Int? {
    get { (userInfo[.fileTotalCountKey] as? NSNumber)?.intValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .fileTotalCountKey) }
  }

  /// The number of files that are finished; nil if it is not known.
  public var fileCompletedCount: Int? {
    get { (userInfo[.fileCompletedCountKey] as? NSNumber)?.intValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .fileCompletedCountKey) }
  }

  /// Does nothing: other programs do not show it.
  public func publish() {}

  /// Does nothing: other programs do not show it.
  public func unpublish() {}
}
