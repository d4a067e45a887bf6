import GuideAPI
import WebDisplay

extension GuideAPI {
  /// Answers a program's request that arrived through the display's server.
  func respond(to request: ProgramRequest) -> ProgramResponse {
    var asked = APIRequest(
      method: request.method, path: request.path, query: request.query, headers: request.headers, body: request.body,
      role: request.role == .owner ? .owner : .guest)
    asked.base = request.base
    let response = respond(to: asked)
    return ProgramResponse(status: response.status, headers: response.headers, body: response.body)
  }
}
