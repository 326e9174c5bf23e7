/** Kinds of questions that few of the other rounds ask, so that the classifier is not fitted on a handful; developed. A line is as in `held-out/plain.ts`. */
export const RARE = `
how does your model work => explain
how does the model work exactly => explain
how does closing line value work => explain
how do teasers work => explain
how does kelly work => explain
what does plus money mean => explain
$50 free bet at +300, other side -400, hedge it => free_bet; dollars=50
what is a 25 dollar free bet worth at +200 => free_bet; dollars=25
i got a $100 bonus bet how much is it really worth at +400 => free_bet; dollars=100
convert my $200 free bet at +350 with the other side at -450 => free_bet; dollars=200
best way to turn a $40 free bet into cash at +280 vs -340 => free_bet; dollars=40
whats a $10 free bet worth on a +500 shot => free_bet; dollars=10
what do i get back from a $75 free bet at +220 => free_bet; dollars=75
free bet of $30 at +450, hedge at -600 => free_bet; dollars=30
how much do i hedge a $60 free bet at +190 if the other side is -230 => free_bet; dollars=60
is there a doubleheader today => doubleheader
any doubleheaders tomorrow => doubleheader; day=1
which teams play a twinbill today => doubleheader
are the cubs playing a doubleheader => doubleheader; teams=CHC
doubleheaders on the board tonight => doubleheader
latest news on the lakers => news; teams=LAL
any news about the oilers today => news; teams=EDM
nba headlines today => news; sport=nba
whats the latest mlb news => news; sport=mlb
news on al ace => news; player=Al Ace
any headlines on the broncos => news; teams=DEN
show me the nfl news => news; sport=nfl
tell me about the bills game => game; teams=BUF
rundown of the celtics knicks game => game; teams=BOS,NYK
give me the rundown on mets cubs => game; teams=NYM,CHC
rundown on the flames game => game; teams=CGY
who has the most home runs this season => leaders
who leads the nba in assists => leaders; sport=nba
top 5 rushers in the nfl => leaders; sport=nfl
most goals in the nhl this year => leaders; sport=nhl
mlb strikeout leaders => leaders; sport=mlb
who has the most passing yards in the nfl => leaders; sport=nfl
who has the most wins in the nba => standings; sport=nba
who has the fewest wins in the nhl => standings; sport=nhl
who has the best record in baseball => standings; sport=mlb
celtics title odds => futures; teams=BOS
chances the oilers win the stanley cup => futures; teams=EDM
world series favorites => futures; sport=mlb
will the bills win the division => futures; teams=BUF
who wins the super bowl this year => futures; sport=nfl
odds the yankees win the pennant => futures; teams=NYY
-130 and +110 without the vig => no_vig; odds=-130
take the juice out of -145 +125 => no_vig; odds=-145
fair price of -108 and -112 => no_vig; odds=-108
no vig for -200 and +170 => no_vig; odds=-200
devig -115 -105 => no_vig; odds=-115
ev of +150 if i think its 45% => expected_value; odds=150
expected value at +220 with a 35% chance => expected_value; odds=220
my number is 60% and the price is -140 whats the ev => expected_value; odds=-140
is there an edge at +105 if i make it 52% => expected_value; odds=105
what do i expect to make at +180 with a 40% chance => expected_value; odds=180
`;
