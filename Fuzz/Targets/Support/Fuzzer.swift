import CFuzzer
import Foundation

/// Runs libFuzzer with the program's arguments.
public enum Fuzzer {
  /// - Parameter test: called with inputs until libFuzzer ends, or something breaks.
  public static func run(_ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> Never {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, test))
  }
}

/// Required by libFuzzer's own `main`, which is linked but never runs.
@_cdecl("LLVMFuzzerTestOneInput")
public func unusedTest(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
