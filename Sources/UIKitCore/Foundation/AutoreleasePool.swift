/// Calls `body`. Objects here are released as soon as the last reference ends, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
