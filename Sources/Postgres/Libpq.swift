import Foundation

/// The functions of PostgreSQL's client library, looked up when a server is first used: a program that keeps its guide
/// in a file needs neither the library nor its headers. The functions and their types have been the same in every
/// `libpq.so.5` since 2010.
final class Libpq: Sendable {
  typealias Connection = OpaquePointer
  typealias Answer = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>
  typealias Numbers = UnsafePointer<Int32>

  let connect: @convention(c) (Texts, Texts, Int32) -> Connection?
  let ping: @convention(c) (Texts, Texts, Int32) -> Int32
  let status: @convention(c) (Connection) -> Int32
  let errorMessage: @convention(c) (Connection) -> Text?
  let finish: @convention(c) (Connection) -> Void
  let host: @convention(c) (Connection) -> Text?
  /// Nil before PostgreSQL 12.
  let hostNumber: (@convention(c) (Connection) -> Text?)?
  let port: @convention(c) (Connection) -> Text?
  let resultStatus: @convention(c) (Answer?) -> Int32
  let resultErrorField: @convention(c) (Answer, Int32) -> Text?
  let resultErrorMessage: @convention(c) (Answer) -> Text?
  let clear: @convention(c) (Answer) -> Void
  let rowCount: @convention(c) (Answer) -> Int32
  let value: @convention(c) (Answer, Int32, Int32) -> UnsafeMutablePointer<CChar>?
  let length: @convention(c) (Answer, Int32, Int32) -> Int32
  let isNull: @convention(c) (Answer, Int32, Int32) -> Int32
  let changedRows: @convention(c) (Answer) -> Text?
  let sendQuery: @convention(c) (Connection, Text) -> Int32
  let sendQueryParams:
    @convention(c) (Connection, Text, Int32, UnsafePointer<UInt32>?, Texts?, Numbers?, Numbers?, Int32) -> Int32
  let sendPrepare: @convention(c) (Connection, Text, Text, Int32, UnsafePointer<UInt32>?) -> Int32
  let sendQueryPrepared: @convention(c) (Connection, Text, Int32, Texts?, Numbers?, Numbers?, Int32) -> Int32
  let setNonblocking: @convention(c) (Connection, Int32) -> Int32
  let flush: @convention(c) (Connection) -> Int32
  let isBusy: @convention(c) (Connection) -> Int32
  let putCopyData: @convention(c) (Connection, Text?, Int32) -> Int32
  let putCopyEnd: @convention(c) (Connection, Text?) -> Int32
  let nextResult: @convention(c) (Connection) -> Answer?
  let socket: @convention(c) (Connection) -> Int32
  let consumeInput: @convention(c) (Connection) -> Int32
  let notifies: @convention(c) (Connection) -> UnsafeMutableRawPointer?
  let freeMemory: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let transactionStatus: @convention(c) (Connection) -> Int32
  let setNoticeReceiver:
    @convention(c) (Connection, @convention(c) (UnsafeMutableRawPointer?, Answer?) -> Void, UnsafeMutableRawPointer?)
      -> UnsafeMutableRawPointer?

  /// The library, or the reason why it cannot be used.
  static let shared = Result { try Libpq(names: ["libpq.so.5", "libpq.5.dylib", "libpq.dylib"]) }

  /// - Throws: `PostgresFailure` if there is no such library, or it lacks a function.
  init(names: [String]) throws {
    var found: UnsafeMutableRawPointer?
    for name in names where found == nil { found = dlopen(name, RTLD_NOW | RTLD_LOCAL) }
    guard let library = found else { throw PostgresFailure(.noLibrary, message: "libpq") }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function {
      guard let address = dlsym(library, name) else { throw PostgresFailure(.noLibrary, message: name) }
      return unsafeBitCast(address, to: type)
    }
    connect = try function("PQconnectdbParams")
    ping = try function("PQpingParams")
    status = try function("PQstatus")
    errorMessage = try function("PQerrorMessage")
    finish = try function("PQfinish")
    host = try function("PQhost")
    hostNumber = try? function("PQhostaddr", as: (@convention(c) (Connection) -> Text?).self)
    port = try function("PQport")
    resultStatus = try function("PQresultStatus")
    resultErrorField = try function("PQresultErrorField")
    resultErrorMessage = try function("PQresultErrorMessage")
    clear = try function("PQclear")
    rowCount = try function("PQntuples")
    value = try function("PQgetvalue")
    length = try function("PQgetlength")
    isNull = try function("PQgetisnull")
    changedRows = try function("PQcmdTuples")
    sendQuery = try function("PQsendQuery")
    sendQueryParams = try function("PQsendQueryParams")
    sendPrepare = try function("PQsendPrepare")
    sendQueryPrepared = try function("PQsendQueryPrepared")
    setNonblocking = try function("PQsetnonblocking")
    flush = try function("PQflush")
    isBusy = try function("PQisBusy")
    putCopyData = try function("PQputCopyData")
    putCopyEnd = try function("PQputCopyEnd")
    nextResult = try function("PQgetResult")
    socket = try function("PQsocket")
    consumeInput = try function("PQconsumeInput")
    notifies = try function("PQnotifies")
    freeMemory = try function("PQfreemem")
    transactionStatus = try function("PQtransactionStatus")
    setNoticeReceiver = try function("PQsetNoticeReceiver")
  }
}
