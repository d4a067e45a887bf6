/// Runs `body`. Objects here are let go at once when the last reference ends, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
