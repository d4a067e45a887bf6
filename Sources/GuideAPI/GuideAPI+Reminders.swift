import Foundation
import GuideModel
import GuideStore
import Reminders

extension GuideAPI {
  /// The possible leads, in minutes.
  static let leads = 0...1_440

  func reminders() throws -> APIResponse {
    .json(PageRecord(items: try store.reminders().planned.map(ReminderRecord.init), next: nil))
  }

  /// Creates a reminder for one airing. Rules that run commands cannot be created here.
  func makeReminder(_ request: APIRequest) throws -> APIResponse {
    try checkOwner(request)
    try APIParameters(request.query).finish()
    guard request.body.count <= Self.longestBody else {
      throw APIProblem(.tooLarge, "the body is longer than \(Self.longestBody) bytes")
    }
    // A page in a browser cannot send this type to another site without a preflight request.
    let type = request.headers["content-type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    guard type?.lowercased() == "application/json" else {
      throw APIProblem(.unsupportedMedia, "send content-type: application/json")
    }
    guard let wanted = try? JSONDecoder().decode(NewReminder.self, from: Data(request.body)) else {
      throw APIProblem(.unprocessable, "send {\"airing\": \"an airing's id\"}, and minutes as \"lead\" if wanted")
    }
    guard Self.leads.contains(wanted.lead ?? 0) else {
      throw APIProblem(.unprocessable, "'lead' must be from 0 to 1440 minutes", parameter: "lead")
    }
    let (row, airing) = try find(wanted.airing)
    guard airing.stop > clock() else {
      throw APIProblem(.unprocessable, "this airing is over", parameter: "airing")
    }
    guard let reference = try store.reference(to: airing, on: row.id),
      let number = try store.makeReminderChange(
        .put(ReminderRule(subject: .airing(reference), lead: wanted.lead)), now: clock())
    else { throw APIProblem(.notFound, "there is no such airing; a refresh may have moved it") }
    var response = APIResponse.json(NewReminderAnswer(rule: number), status: 201)
    response.headers["location"] = "\(request.base)/api/reminders/\(number)"
    return response
  }

  func deleteReminder(_ rule: String, _ request: APIRequest) throws -> APIResponse {
    try checkOwner(request)
    guard let number = APIParameters.integer(rule),
      try store.makeReminderChange(.removeRule(number), now: clock()) != nil
    else { throw APIProblem(.notFound, "there is no such rule; /api/reminders names them") }
    return APIResponse(status: 204)
  }

  private func checkOwner(_ request: APIRequest) throws(APIProblem) {
    guard request.role == .owner else { throw APIProblem(.forbidden, "send the owner's token") }
  }
}
