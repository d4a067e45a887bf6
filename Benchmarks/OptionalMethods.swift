// The cost of a call of an optional delegate method, in the ways in which it can be written without Objective-C.
// Documentation/Benchmarks.md has the results, and the command that prints them.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Requirements as UIKit has them: a default implementation notes that the method is missing; see `OptionalMethod`.
enum Noted {
  enum Method { case didScroll, height }

  nonisolated(unsafe) static var missing: Method?

  /// In UIKit this is in another module, so that it is neither inlined nor specialised.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func isMissing(_ method: Method) { missing = method }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func call<Result>(_ method: Method, _ body: () -> Result) -> Result? {
    missing = nil
    let result = body()
    let isMissing = missing == method
    missing = nil
    return isMissing ? nil : result
  }
}

struct Missing: Error {}
let missing: any Error = Missing()

protocol Required: AnyObject { func height(_ row: Int) -> Int }

protocol Noting: AnyObject { func height(_ row: Int) -> Int }
extension Noting {
  func height(_ row: Int) -> Int {
    Noted.isMissing(.height)
    return 0
  }
}

protocol Throwing: AnyObject { func height(_ row: Int) throws -> Int }
extension Throwing { func height(_ row: Int) throws -> Int { throw missing } }

/// With a new error for each call.
protocol Boxing: AnyObject { func height(_ row: Int) throws -> Int }
extension Boxing { func height(_ row: Int) throws -> Int { throw Missing() } }

protocol Typed: AnyObject { func height(_ row: Int) throws(Missing) -> Int }
extension Typed { func height(_ row: Int) throws(Missing) -> Int { throw Missing() } }

final class Closures { var height: ((Int) -> Int)? }

// Two classes for each way, one with the method, so that no call can be resolved when it is compiled.
final class A1: Required { func height(_ row: Int) -> Int { row & 7 } }
final class B1: Required { func height(_ row: Int) -> Int { 0 } }
final class A2: Noting { func height(_ row: Int) -> Int { row & 7 } }
final class B2: Noting {}
final class A3: Throwing { func height(_ row: Int) -> Int { row & 7 } }
final class B3: Throwing {}
final class A4: Boxing { func height(_ row: Int) -> Int { row & 7 } }
final class B4: Boxing {}
final class A5: Typed { func height(_ row: Int) -> Int { row & 7 } }
final class B5: Typed {}

let calls = 200_000
let rounds = 60

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Keeps results from being optimised away.
nonisolated(unsafe) var sink = 0

/// Returns the least time of a call in nanoseconds: other programs only add to it.
@inline(never) func measure(_ body: (Int) -> Int) -> Double {
  var least = Double.infinity
  for _ in 0..<rounds {
    let start = processorTime()
    sink &+= body(calls)
    least = min(least, (processorTime() - start) / Double(calls))
  }
  return least
}

@inline(never) func required(_ delegate: (any Required)?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= delegate?.height(row) ?? 1 }
  return sum
}
@inline(never) func plain(_ delegate: (any Noting)?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= delegate?.height(row) ?? 1 }
  return sum
}
@inline(never) func noted(_ delegate: (any Noting)?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= delegate.flatMap { target in Noted.call(.height) { target.height(row) } } ?? 1 }
  return sum
}
@inline(never) func thrown(_ delegate: (any Throwing)?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= (try? delegate?.height(row)) ?? 1 }
  return sum
}
@inline(never) func boxed(_ delegate: (any Boxing)?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= (try? delegate?.height(row)) ?? 1 }
  return sum
}
@inline(never) func typed(_ delegate: (any Typed)?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= (try? delegate?.height(row)) ?? 1 }
  return sum
}
@inline(never) func closure(_ delegate: Closures?, _ count: Int) -> Int {
  var sum = 0
  for row in 0..<count { sum &+= delegate?.height?(row) ?? 1 }
  return sum
}

func row(_ name: String, _ there: Double, _ missing: Double) {
  func text(_ nanoseconds: Double) -> String { "\((nanoseconds * 10).rounded() / 10)" }
  print("| \(name) | \(text(there)) | \(text(missing)) |")
}

// Chosen when the program runs, so that the classes stay unknown.
let isReal = CommandLine.arguments.count < 10
let with = Closures()
if isReal { with.height = { $0 & 7 } }

print("| A call, in ns | implemented | not implemented |")
print("| --- | --- | --- |")
let (a1, b1): (any Required, any Required) = isReal ? (A1(), B1()) : (B1(), A1())
let (a2, b2): (any Noting, any Noting) = isReal ? (A2(), B2()) : (B2(), A2())
let (a3, b3): (any Throwing, any Throwing) = isReal ? (A3(), B3()) : (B3(), A3())
let (a4, b4): (any Boxing, any Boxing) = isReal ? (A4(), B4()) : (B4(), A4())
let (a5, b5): (any Typed, any Typed) = isReal ? (A5(), B5()) : (B5(), A5())
row("a requirement that every object implements", measure { required(a1, $0) }, measure { required(b1, $0) })
row("an optional closure", measure { closure(with, $0) }, measure { closure(Closures(), $0) })
row("`delegate?.method()`, whose default notes the method", measure { plain(a2, $0) }, measure { plain(b2, $0) })
row("`delegate?.method?()` through `OptionalMethod.call`", measure { noted(a2, $0) }, measure { noted(b2, $0) })
row("a throwing requirement, one error for all calls", measure { thrown(a3, $0) }, measure { thrown(b3, $0) })
row("a throwing requirement, an error for each call", measure { boxed(a4, $0) }, measure { boxed(b4, $0) })
row("a requirement with typed throws", measure { typed(a5, $0) }, measure { typed(b5, $0) })
