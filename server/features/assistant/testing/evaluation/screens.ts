/** Questions about what screens show, of all sports, as bettors type them; held out, then developed on. A line is as in `held-out/plain.ts`. */
export const SCREENS = `
who u got in chiefs bears today => chance; teams=KC,CHI
bills -3.5 or ml, which one pays better => price; teams=BUF market=spread
mahomes passing yds tonight => unknown; 
whats the total in the jazz raptors game and who has the best number on the over => price; teams=UTA,TOR side=over
best place to bet knicks ml tn => price; teams=NYK market=moneyline
if i throw 50 on the rangers ml what do i get back => ask; 
40 to win how much on orioles at +135 => payout; teams=BAL odds=135
kelly for the celtics tonight with 2k bankroll => kelly; teams=BOS
how much juice are they charging on the avs game => hold; teams=COL
show me middles for nba => middle; sport=nba
what low hold spots are there today => low_hold; 
nikola jurak points over under => prop; player=Nikola Jurak prop=points
how many boards did andre solis get yesterday => box_score; player=Andre Solis prop=rebounds
nikola slugger points over under => unknown; 
how many boards did ike slugger get yesterday => unknown; 
who won the bucks game last night n by how much => scores; teams=MIL
give me the box score of nyr minnesota => box_score; teams=NYR,MIN
who scored for columbus last night => box_score; teams=CBJ
goalie for the devils tonight?? => pitching; teams=NJD
is the bengals defense any good vs the run => off_topic; 
joint odds of lions ml and over => ask; 
price a sgp bills ml + over 44.5 for me => joint; teams=BUF
celtics ml and pistons under parlay, what should it pay => joint; teams=BOS,DET
3 leg parlay chiefs ml, ravens ml, yanks ml what does 20 pay => parlay; teams=KC,BAL,NYY
wind in green bay today? => weather; teams=GB
is it gonna rain at fenway => weather; teams=BOS
has the line moved on the mets => movement; teams=NYM
where did the total open for dolphins bills and where is it now => movement; teams=MIA,BUF market=total
steam on any nhl game? => movement; sport=nhl
injury report for the warriors => injuries; teams=GSW
is anyone out for the steelers => injuries; teams=PIT
who's pitching for the braves => pitching; teams=ATL
lineup for the dodgers out yet? => lineup; teams=LAD
whats the latest news on the yankees => news; teams=NYY
where are the jets in the afc east => standings; teams=NYJ
how have the panthers done ats this yr => ask; 
stampeders vs elks last 5 meetings => head_to_head; teams=CGY,EDM
what time does the flames game start => slate; teams=CGY
schedule for the spurs this week => slate; teams=SAS
who won the argos game => scores; teams=TOR
leafs score last nite => scores; teams=TOR
hows the winter sun going, whos leading => scores; sport=golf
reyes odds to win => price; player=Callum Reyes
holm top 10 price => price; player=Anders Holm
can tyrell booker still win this thing => chance; player=Tyrell Booker
how has the model done on nhl picks => record; sport=nhl
is your 60% really 60% => model; 
why'd you pick the rockies => picks; teams=COL
my record on parlays => my_bets; 
how am i doing on unders last month => my_bets; side=under
whats my clv in nba => my_clv; sport=nba
how much can i still deposit this week => my_limits; 
tell me when the cubs get to +140 => alert; teams=CHC odds=140
what happens to my bet if the pitcher gets scratched => rule; 
what happens if the game goes to a shootout and i had the 60 min line => rule; 
whats a puckline => explain; 
wembanyama over 24.5 pts => unknown; 
how do the toledo mud hens look tonight => unknown; 
`;
